import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts of contact requests, on the screen of both sides. */
export type RequestTexts = Pick<Texts, 'requests'> & {
  contact: Pick<Texts['contact'], 'objective'>
  professionals: Pick<Texts['professionals'], 'profession'>
}
export type RequestT = Translate<RequestTexts>
