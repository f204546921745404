import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts of every stage. */
type StageTexts = Pick<Texts, 'timers'>

/** The texts sent to the browser: only those that an island shows; the whole namespace fits, too. */
export type GeneralTimerTexts = StageTexts & Pick<Texts, 'generalTimer'>
export type StrengthTimerTexts = StageTexts & Pick<Texts, 'strengthTimer'>
export type MeditationTexts = StageTexts & Pick<Texts, 'meditation'>
/** The texts of the panels below the settings. */
export type ExtraTexts = StageTexts

export type StageT = Translate<StageTexts>
export type GeneralT = Translate<GeneralTimerTexts>
export type MeditationT = Translate<MeditationTexts>
export type StrengthT = Translate<StrengthTimerTexts>
