import type { GuardTexts } from '#islands/guard/session-ended.tsx'
import type { HealthTexts } from './kit/texts.ts'

/** The texts of the page itself; its parts load their own. */
export type CentreTexts = HealthTexts & GuardTexts
