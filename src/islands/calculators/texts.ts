import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'
import type { Locale } from '#lib/i18n/locales.ts'

type Blocks =
  | 'bmi'
  | 'bodyFat'
  | 'energyNeed'
  | 'heartRateZones'
  | 'oneRepMax'
  | 'runningPace'
  | 'waistToHeight'

/** The texts sent to the browser: the shared block and the calculator's own. */
export type CalculatorTexts<Block extends Blocks = never> = Pick<Texts, 'calculators' | Block>
export type SharedT = Translate<CalculatorTexts>

export type CalculatorProps<Block extends Blocks> = {
  locale: Locale
  texts: CalculatorTexts<Block>
  /** Compact in a card among others, or full on its own page. */
  place: 'card' | 'page'
}
