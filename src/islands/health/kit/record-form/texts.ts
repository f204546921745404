import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts of the fields of a record, wherever they are shown. */
export type FormTexts = Pick<Texts, 'healthRegister'>
export type FormT = Translate<FormTexts>
