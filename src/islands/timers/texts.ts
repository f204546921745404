import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

type All = Texts['timers']

/** The texts of every stage. */
type StageTexts = Pick<All, 'phase' | 'stage' | 'confirm' | 'settings' | 'signals' | 'keep'>

/** The texts sent to the browser: only those that an island shows; the whole namespace fits, too. */
export type GeneralTimerTexts = { timers: StageTexts & Pick<All, 'general' | 'laps'> }
export type StrengthTimerTexts = { timers: StageTexts & Pick<All, 'strength'> }
export type MeditationTexts = { timers: StageTexts & Pick<All, 'meditation'> }
/** The texts of the panels below the settings. */
export type ExtraTexts = { timers: Pick<All, 'signals' | 'keep'> }

export type StageT = Translate<{ timers: StageTexts }>
export type GeneralT = Translate<GeneralTimerTexts>
export type MeditationT = Translate<MeditationTexts>
export type StrengthT = Translate<StrengthTimerTexts>
