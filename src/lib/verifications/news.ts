/** What a professional is told about a verification. */
export const VERIFICATION_NEWS = [
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
export type VerificationNews = (typeof VERIFICATION_NEWS)[number]
