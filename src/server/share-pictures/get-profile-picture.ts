import type { Locale } from '#lib/i18n/locales.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import { formatRating } from '#lib/format/number.ts'
import type { ProfessionalProfile } from '#lib/professionals/schemas.ts'
import { initials } from '#lib/professionals/initials.ts'
import { personTitle } from '#lib/professionals/person-title.ts'
import { professionalName } from '#lib/professionals/professional-name.ts'
import type { ShareCard } from '#lib/share-pictures/share-card.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { getProfessional } from '#server/professionals/get-professional.ts'
import { drawCard } from './draw-card.ts'
import { findPortrait } from './find-portrait.ts'
import { pictureT } from './texts.ts'

type Deps = Pick<Dependencies, 'db' | 'avatars'>
type Input = { params: { locale: Locale; id: ProfessionalId } }

/** The picture of a profile, with what its page shows. @throws NOT_FOUND, UNAVAILABLE */
export async function getProfilePicture(deps: Deps, { params }: Input): Promise<Uint8Array> {
  const professional = await getProfessional(deps, { params: { id: params.id } })
  const { name, type, avatarUrl } = professional
  const portrait = await findPortrait(deps, { avatarUrl, type })
  return drawCard({
    ...textsOf(professional, params.locale),
    scene: portrait
      ? { name: 'portrait', picture: portrait, hue: type }
      : { name: 'initials', letters: initials(name), hue: type },
  })
}

function textsOf(professional: ProfessionalProfile, locale: Locale): Omit<ShareCard, 'scene'> {
  const t = pictureT(locale)
  const { modality, place, rating, totalReviews } = professional
  const title = personTitle(professional, t)
  const isOnline = modality === 'online'
  return {
    kind: isOnline
      ? t('sharePicture.online', { title })
      : place
        ? t('sharePicture.inPlace', { title, place: place.city })
        : title,
    title: professionalName(professional, t),
    ...(totalReviews > 0 && {
      hasStar: true,
      note: t('sharePicture.rating', {
        rating: formatRating(rating, locale),
        reviews: t('professionals.rating.count', { count: totalReviews }),
      }),
    }),
  }
}
