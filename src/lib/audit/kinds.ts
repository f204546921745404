/** Kinds of audit event that admins read. */
export const READABLE_KINDS = [
  'sign-in',
  'sign-out',
  'sign-up',
  'email-checked',
  'email-confirmed',
  'email-changed',
  'password-reset',
  'password-changed',
  'password-checked',
  'sessions-ended',
  'device-forgotten',
  'role-changed',
  'exported',
  'erased',
  /** Everything of the admin area: what was done is the outcome (`ADMIN_ACTS`). */
  'admin',
  'denied',
  'rate-limited',
] as const

/** Those that tell who uses the health centre and what for, which is nobody's business in the admin area. */
type HealthKind =
  | 'health-consent'
  | 'health-erased'
  | 'health-read'
  | 'health-write'
  | 'share-requested'
  | 'share-granted'
  | 'share-edited'
  | 'share-ended'

/** Kinds of audit event: a closed list, so nothing personal can be recorded. */
export type AuditKind = (typeof READABLE_KINDS)[number] | HealthKind
