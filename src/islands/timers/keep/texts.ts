import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

export type KeepTexts = { timers: Pick<Texts['timers'], 'keep'> }
export type KeepT = Translate<KeepTexts>
