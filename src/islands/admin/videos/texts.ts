import type { PartProps } from '#islands/health/kit/part.tsx'
import type { FieldTexts } from '#client/field-text.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts of this part, with those of the library for what is the same there. */
export type VideosTexts = FieldTexts & Pick<Texts, 'adminVideos'> & Pick<Texts, 'videos'>
export type VideosT = Translate<VideosTexts>
export type VideosProps = PartProps<VideosTexts>

const LOADERS = {
  es: () =>
    Promise.all([
      import('../../../../public/locales/es/adminVideos.json'),
      import('../../../../public/locales/es/fields.json'),
      import('../../../../public/locales/es/videos.json'),
    ]),
  en: () =>
    Promise.all([
      import('../../../../public/locales/en/adminVideos.json'),
      import('../../../../public/locales/en/fields.json'),
      import('../../../../public/locales/en/videos.json'),
    ]),
} as const

export async function loadTexts(locale: Locale): Promise<VideosTexts> {
  const [adminVideos, fields, videos] = await LOADERS[locale]()
  return { adminVideos: adminVideos.default, fields: fields.default, videos: videos.default }
}
