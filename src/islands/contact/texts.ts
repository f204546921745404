import type { AuthTexts } from '#islands/auth/texts.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts of the contact sheet, and of the two ways in that it offers to visitors. */
export type ContactTexts = Pick<Texts, 'contact' | 'objectives'> & AuthTexts
export type ContactT = Translate<ContactTexts>

const FILES = {
  es: () =>
    Promise.all([
      import('../../../public/locales/es/contact.json'),
      import('../../../public/locales/es/objectives.json'),
      import('../../../public/locales/es/auth.json'),
      import('../../../public/locales/es/fields.json'),
    ]),
  en: () =>
    Promise.all([
      import('../../../public/locales/en/contact.json'),
      import('../../../public/locales/en/objectives.json'),
      import('../../../public/locales/en/auth.json'),
      import('../../../public/locales/en/fields.json'),
    ]),
}

/** Loads the texts with the sheet: a profile page that nobody writes from does not carry them. */
export async function loadTexts(locale: Locale): Promise<ContactTexts> {
  const [contact, objectives, auth, fields] = await FILES[locale]()
  return {
    contact: contact.default,
    objectives: objectives.default,
    auth: auth.default,
    fields: fields.default,
  }
}
