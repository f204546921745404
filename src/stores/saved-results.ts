import { RESULTS_FORMAT, type SavedResult } from '#lib/tools/saved-results.ts'
import { kept } from './kept.ts'

/** The results of calculators that wait in this browser for the health centre, the newest first. */
export const $savedResults = kept<readonly SavedResult[]>('saved-results', {
  initial: [],
  ...RESULTS_FORMAT,
})
