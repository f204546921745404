import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

export type KeepTexts = Pick<Texts, 'timers'>
export type KeepT = Translate<KeepTexts>
