import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts sent to the browser: only those that the form and its answer show. */
export type ContactTexts = { contactPage: Texts['contactPage'] }
export type ContactT = Translate<ContactTexts>
