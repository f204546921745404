/** What is checked: the licence, registration or title that the badge stands for, or one certificate of the profile. */
export const VERIFICATION_KINDS = ['profession', 'certificate'] as const
export type VerificationKind = (typeof VERIFICATION_KINDS)[number]

/**
 * `waiting` → `approved` or `refused` by an admin, or `withdrawn` by its owner; `approved` → `ended`. Nothing leaves the
 * last three.
 */
export const VERIFICATION_STATES = ['waiting', 'approved', 'refused', 'withdrawn', 'ended'] as const
export type VerificationState = (typeof VERIFICATION_STATES)[number]

/** What an admin may have looked at, in the order of the form. */
export const VERIFICATION_CHECKS = [
  /** The name in the document, or in the register, is that of the account. */
  'name',
  /** The document is about the certificate as the profile names it. */
  'text',
  /** The number is in the public register. */
  'number',
  /** The document has not expired. */
  'validity',
] as const
export type VerificationCheck = (typeof VERIFICATION_CHECKS)[number]

/**
 * Why an approved one ended: an admin, its last day, a newer one, the certificate's text left the profile, or the person
 * has another name than the one that was checked.
 */
export const END_CAUSES = ['admin', 'expired', 'replaced', 'removed', 'renamed'] as const

/** The media types that a proof is kept as. */
export const PROOF_TYPES = ['application/pdf', 'image/webp'] as const
export type ProofType = (typeof PROOF_TYPES)[number]

/** What can be wrong with an uploaded proof. */
export const PROOF_PROBLEMS = [
  'required',
  'too_large',
  'not_a_document',
  'too_many_pixels',
  'too_deep',
  'animated',
  'unreadable',
] as const

/** Characters of a register's name and of a number, at most. */
export const REGISTER_MAX = 120
export const NUMBER_MAX = 40

/** Claims of a person that wait, at most. */
export const OPEN_CLAIMS_MAX = 5
