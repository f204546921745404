import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts that every part of the centre is given, besides its own. */
export type HealthTexts = Pick<Texts, 'health' | 'healthBands'>
export type HealthT = Translate<HealthTexts>
