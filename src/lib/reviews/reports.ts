/** Why a review can be reported. */
export const REPORT_REASONS = [
  'false',
  'offensive',
  'personal_data',
  'advertising',
  'other',
] as const

/** What became of a reported review: what an admin decided, or that its author deleted it before. */
export const REPORT_OUTCOMES = ['removed', 'hidden', 'kept', 'gone'] as const
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

/** A report waits until it has one of the outcomes. */
export const REPORT_STATES = ['open', ...REPORT_OUTCOMES] as const
