import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts of contact requests, on the screen of both sides. */
export type RequestTexts = Pick<Texts, 'objectives' | 'professionals' | 'requests'>
export type RequestT = Translate<RequestTexts>
