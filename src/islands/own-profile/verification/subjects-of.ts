import type { OwnVerification, OwnVerifications } from '#lib/verifications/schemas.ts'

/** Something that can be checked, and what became of it. */
export type VerificationSubject = {
  /** Null for the profession. */
  certificate: string | null
  /** The approved record. */
  approved: OwnVerification | undefined
  /** The claim that waits. */
  waiting: OwnVerification | undefined
  /** What was decided last, if nothing is approved and nothing waits. */
  last: OwnVerification | undefined
}

/** The profession, and each certification of the profile. */
export function subjectsOf({ items, certifications }: OwnVerifications): VerificationSubject[] {
  return [null, ...certifications].map((certificate) => {
    const own = items.filter((item) => item.certificate === certificate)
    const approved = own.find(({ state }) => state === 'approved')
    const waiting = own.find(({ state }) => state === 'waiting')
    return { certificate, approved, waiting, last: (approved ?? waiting) ? undefined : own[0] }
  })
}
