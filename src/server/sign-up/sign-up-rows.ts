import type { NewAccount } from '#db/queries/accounts.ts'
import { ADDED_LATER } from '#lib/accounts/professional-part.ts'
import { TERMS_VERSION, type SignUp } from '#lib/accounts/sign-up.ts'
import * as athletePart from '#server/people/athlete.ts'
import * as personPart from '#server/people/person.ts'
import * as professionalPart from '#server/people/professional.ts'

/** What a sign-up is known by later, besides its form. */
type Origin = {
  passwordHash: string
  /** Hash of the cookie of the browser. */
  browser: string
  /** That browser in words of ours; null when it is unknown. */
  device: string | null
}

/** The rows of a new account, not yet confirmed. Display name and everything that nobody chooses for themselves is set here. */
export function signUpRows(form: SignUp, { passwordHash, browser, device }: Origin): NewAccount {
  const user = {
    email: form.email,
    passwordHash,
    signUpBrowser: browser,
    signUpDevice: device,
    locale: form.language,
    termsVersion: TERMS_VERSION,
    termsAcceptedAt: new Date(),
  }
  const profile = {
    role: form.userType,
    displayName: `${form.firstName} ${form.lastName}`,
    ...personPart.toColumns(form),
    wantsNewsletter: form.newsletter,
  }
  if (form.userType === 'athlete') return { user, profile, athlete: athletePart.toColumns(form) }
  const columns = professionalPart.toColumns({ ...form, ...ADDED_LATER })
  return {
    user,
    profile: { ...profile, bio: columns.bio },
    // Before the address is confirmed, anybody could publish under that of somebody else.
    professional: { type: form.userType, isPublic: false, ...columns },
  }
}
