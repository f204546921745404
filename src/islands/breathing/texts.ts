import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** Only the texts that the island shows travel with the page; whole namespaces fit, too. */
export type BreathingTexts = {
  breathing: Texts['breathing']
  timers: Pick<Texts['timers'], 'keep' | 'signals'>
}
export type BreathingT = Translate<BreathingTexts>
