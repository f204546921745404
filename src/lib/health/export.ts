/**
 * The keys of the JSON of a health centre. Lists are oldest first, records newest first; days are `YYYY-MM-DD`, instants ISO
 * 8601 in UTC; values are in their stored units (`src/lib/health/measures.ts`), null where nothing was measured. Other people
 * appear by their names alone.
 */
export const HEALTH_EXPORT_KEYS = [
  /** When it was made. */
  'exportedAt',
  /** Names, birth date and gender, as in the profile. */
  'person',
  /** Units, goals, pregnancy; null before the first change. */
  'settings',
  /** Each consent to keep health data: version, hash and language of its text, since when and until when. */
  'consents',
  /** The health history by section: what it says, its version, who wrote it last. */
  'history',
  /** What each section said before, by whom. */
  'historyVersions',
  /** What is or was shared with whom: fields, purpose, dates. */
  'authorizations',
  /** The proofs of requests, grants, changes, ends and consents. */
  'receipts',
  /** Who opened what and when. */
  'accessLog',
  /** Questions, answers, and answers that were not sent. */
  'questionnaires',
  /** What is asked every week, by whom and until when. */
  'repeats',
  /** Every record with its note. */
  'records',
] as const

export type HealthExportKey = (typeof HEALTH_EXPORT_KEYS)[number]
