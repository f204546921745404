import { RESULTS_FORMAT, type SavedResult } from '#lib/tools/saved-results.ts'
import { kept } from './kept.ts'

/** The saved results of calculators in this browser, newest first. */
export const $savedResults = kept<readonly SavedResult[]>('saved-results', {
  initial: [],
  ...RESULTS_FORMAT,
})
