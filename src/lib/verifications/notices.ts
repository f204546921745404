/** What a professional is told about a verification. */
export const VERIFICATION_NOTICES = [
  'profession_approved',
  'profession_refused',
  'profession_ended',
  'profession_expired',
  'profession_renamed',
  'certificate_approved',
  'certificate_refused',
  'certificate_ended',
  'certificate_expired',
] as const
export type VerificationNotice = (typeof VERIFICATION_NOTICES)[number]
