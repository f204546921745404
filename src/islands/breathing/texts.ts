import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts sent to the browser: only those that the island shows; whole namespaces fit, too. */
export type BreathingTexts = Pick<Texts, 'breathing' | 'timers'>
export type BreathingT = Translate<BreathingTexts>
