import type { PartProps } from '#islands/health/kit/part.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'

/** The texts of this part, with those of the public page for what is the same there. */
export type OwnReviewsTexts = Pick<
  Texts,
  'dashboardReviews' | 'paging' | 'professionals' | 'profileReviews'
>
export type OwnReviewsProps = PartProps<OwnReviewsTexts>

const LOADERS = {
  es: () =>
    Promise.all([
      import('../../../../public/locales/es/paging.json'),
      import('../../../../public/locales/es/dashboardReviews.json'),
      import('../../../../public/locales/es/professionals.json'),
      import('../../../../public/locales/es/profileReviews.json'),
    ]),
  en: () =>
    Promise.all([
      import('../../../../public/locales/en/paging.json'),
      import('../../../../public/locales/en/dashboardReviews.json'),
      import('../../../../public/locales/en/professionals.json'),
      import('../../../../public/locales/en/profileReviews.json'),
    ]),
} as const

export async function loadTexts(locale: Locale): Promise<OwnReviewsTexts> {
  const [paging, dashboardReviews, professionals, profileReviews] = await LOADERS[locale]()
  return {
    dashboardReviews: dashboardReviews.default,
    professionals: professionals.default,
    paging: paging.default,
    profileReviews: profileReviews.default,
  }
}
