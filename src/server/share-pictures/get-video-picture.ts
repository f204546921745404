import { findVideo } from '#db/queries/exercise-videos.ts'
import { AppError } from '#lib/http/errors.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { VideoId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { drawCard } from './draw-card.ts'
import { pictureT } from './texts.ts'

type Input = { params: { locale: Locale; id: VideoId } }

/** The picture of a video's page. @throws NOT_FOUND when it is missing or inactive */
export async function getVideoPicture(
  { db }: Pick<Dependencies, 'db'>,
  { params: { locale, id } }: Input,
): Promise<Uint8Array> {
  const video = await findVideo(db, id)
  if (!video) throw new AppError('NOT_FOUND', 'no such video')
  const t = pictureT(locale)
  const { name, section, professional } = video
  return drawCard({
    kind: t('sharePicture.video'),
    title: name[locale],
    note: t(`videos.section.${section}`),
    scene: { name: 'play', hue: professional === 'both' ? 'trainer' : professional },
  })
}
