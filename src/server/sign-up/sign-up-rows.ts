import type { NewAccount } from '#db/queries/accounts.ts'
import { TERMS_VERSION, type SignUp } from '#lib/accounts/sign-up.ts'
import { athleteColumns } from '#server/people/athlete-columns.ts'
import { professionalColumns } from '#server/people/professional-columns.ts'

/** What a sign-up does not ask a professional for. */
const ADDED_LATER = { achievements: [], instagramPosts: [], objectives: [] }

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
  const { firstName, lastName, birthDate, gender } = form
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
    displayName: `${firstName} ${lastName}`,
    firstName,
    lastName,
    birthDate,
    gender,
    wantsNewsletter: form.newsletter,
  }
  if (form.userType === 'athlete') return { user, profile, athlete: athleteColumns(form) }
  const columns = professionalColumns({ ...form, ...ADDED_LATER })
  return {
    user,
    profile: { ...profile, bio: columns.bio },
    // Before the address is confirmed, anybody could publish under that of somebody else.
    professional: { type: form.userType, isPublic: false, ...columns },
  }
}
