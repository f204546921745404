/** Kinds of audit event: a closed list, so nothing personal can be recorded. */
export const AUDIT_KINDS = [
  'sign-in',
  'sign-out',
  'sign-up',
  'email-checked',
  'email-confirmed',
  'password-reset',
  'password-changed',
  'password-checked',
  'sessions-ended',
  'device-forgotten',
  'role-changed',
  'exported',
  'erased',
  'health-consent',
  'health-erased',
  'share-requested',
  'share-granted',
  'share-edited',
  'share-ended',
  'health-read',
  'health-write',
  /** Everything of the admin area: what was done is the outcome (`ADMIN_ACTS`). */
  'admin',
  'denied',
  'rate-limited',
] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]

/** Events that tell who uses the health centre and what for, which is nobody's business in the admin area. */
const HEALTH_KINDS: readonly AuditKind[] = [
  'health-consent',
  'health-erased',
  'health-read',
  'health-write',
  'share-requested',
  'share-granted',
  'share-edited',
  'share-ended',
]

/** The kinds that admins read. */
export const READABLE_KINDS = AUDIT_KINDS.filter((kind) => !HEALTH_KINDS.includes(kind))
