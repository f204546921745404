import { DRAFTS_FORMAT, type HealthDraft } from '#lib/health/form/draft.ts'
import { kept } from './kept.ts'

/**
 * The unsaved records of this tab, each of one person. They outlive a reload and the end of the session; who signs out
 * gives them up.
 */
export const $healthDrafts = kept<readonly HealthDraft[]>('health-draft', {
  initial: [],
  area: 'sessionStorage',
  ...DRAFTS_FORMAT,
})
