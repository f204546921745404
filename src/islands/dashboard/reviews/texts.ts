import type { PartProps } from '#islands/health/kit/part.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'

/** The texts of this part, with those of the public page for what is the same there. */
export type OwnReviewsTexts = Pick<
  Texts,
  'common' | 'dashboardReviews' | 'professionals' | 'profile'
>
export type OwnReviewsProps = PartProps<OwnReviewsTexts>

const LOADERS = {
  es: () =>
    Promise.all([
      import('../../../../public/locales/es/common.json'),
      import('../../../../public/locales/es/dashboardReviews.json'),
      import('../../../../public/locales/es/professionals.json'),
      import('../../../../public/locales/es/profile.json'),
    ]),
  en: () =>
    Promise.all([
      import('../../../../public/locales/en/common.json'),
      import('../../../../public/locales/en/dashboardReviews.json'),
      import('../../../../public/locales/en/professionals.json'),
      import('../../../../public/locales/en/profile.json'),
    ]),
} as const

export async function loadTexts(locale: Locale): Promise<OwnReviewsTexts> {
  const [common, dashboardReviews, professionals, profile] = await LOADERS[locale]()
  return {
    common: common.default,
    dashboardReviews: dashboardReviews.default,
    professionals: professionals.default,
    profile: profile.default,
  }
}
