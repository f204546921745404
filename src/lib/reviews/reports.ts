/** Why a review can be reported. */
export const REPORT_REASONS = [
  'false',
  'offensive',
  'personal_data',
  'advertising',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** What an admin decides: the review is deleted, or stays. */
export const REPORT_OUTCOMES = ['removed', 'kept'] as const
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

/** A report waits for an admin until it has one of the outcomes. */
export const REPORT_STATES = ['open', ...REPORT_OUTCOMES] as const
