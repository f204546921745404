import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts that the signals speak and show. */
export type SignalTexts = Pick<Texts, 'timers'>
export type SignalT = Translate<SignalTexts>
