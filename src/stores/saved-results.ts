import { RESULTS_FORMAT, type SavedResult } from '#lib/tools/saved-results.ts'
import { stored } from './stored.ts'

/** The saved results of calculators in this browser, newest first. */
export const $savedResults = stored<readonly SavedResult[]>('saved-results', {
  initial: [],
  ...RESULTS_FORMAT,
})
