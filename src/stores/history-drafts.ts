import { HISTORY_DRAFTS_FORMAT, type HistoryDraft } from '#lib/workspace/history/draft.ts'
import { kept } from './kept.ts'

/**
 * What a professional has written about clients in this tab and not saved. It outlives a reload and the end of the session;
 * who signs out gives it up.
 */
export const $historyDrafts = kept<readonly HistoryDraft[]>('history-draft', {
  initial: [],
  area: 'sessionStorage',
  ...HISTORY_DRAFTS_FORMAT,
})
