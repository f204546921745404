import type { PartProps } from '#islands/health/kit/part.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts of this area, loaded with it; the names of topics are those of the public form. */
export type NewsletterTexts = Pick<Texts, 'adminNewsletter' | 'newsletterForm'>
export type NewsletterT = Translate<NewsletterTexts>
export type NewsletterProps = PartProps<NewsletterTexts>

/** The words of the area, and the language that they are in. */
export type Words = { t: NewsletterT; locale: Locale }

export async function loadTexts(locale: Locale): Promise<NewsletterTexts> {
  const [{ default: adminNewsletter }, { default: newsletterForm }] = await (locale === 'en'
    ? Promise.all([
        import('../../../../public/locales/en/adminNewsletter.json'),
        import('../../../../public/locales/en/newsletterForm.json'),
      ])
    : Promise.all([
        import('../../../../public/locales/es/adminNewsletter.json'),
        import('../../../../public/locales/es/newsletterForm.json'),
      ]))
  return { adminNewsletter, newsletterForm }
}
