/** Why a review can be reported. */
export const REPORT_REASONS = [
  'false',
  'offensive',
  'personal_data',
  'advertising',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** A report waits for an admin, who removes the review or keeps it. */
export const REPORT_STATES = ['open', 'removed', 'kept'] as const
export type ReportState = (typeof REPORT_STATES)[number]
