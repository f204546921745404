import * as z from 'zod/mini'
import type { NewAccount } from '#db/queries/accounts.ts'
import { ANY_PROFESSIONAL, INITIAL_PROFESSIONAL } from '#lib/accounts/professional-part.ts'
import { TERMS_VERSION, type FullSignUp, type SignUp } from '#lib/accounts/sign-up.ts'
import * as athletePart from '#server/people/athlete.ts'
import * as personPart from '#server/people/person.ts'
import * as professionalPart from '#server/people/professional.ts'

/** Data that identifies a sign-up later, besides its form. */
type Origin = {
  passwordHash: string
  /** Hash of the browser's cookie. */
  browser: string
  /** The browser as `findDevice` names it; null when unknown. */
  device: string | null
}

/** The rows of a new, unconfirmed account. Sets the display name and everything that users do not choose themselves. */
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
  if (form.userType === 'sender') {
    const profile = { role: 'athlete' as const, displayName: form.contact.name }
    return { user, profile: { ...profile, phone: form.contact.phone }, athlete: {} }
  }
  return { user, ...fullRows(form) }
}

function fullRows(form: FullSignUp): Omit<NewAccount, 'user'> {
  const profile = {
    role: form.userType,
    displayName: `${form.firstName} ${form.lastName}`,
    ...personPart.toColumns(form),
    wantsNewsletter: form.newsletter,
  }
  if (form.userType === 'athlete') return { profile, athlete: athletePart.toColumns(form) }
  const part = z.parse(z.object(ANY_PROFESSIONAL), { ...INITIAL_PROFESSIONAL, ...form })
  const columns = professionalPart.toColumns(part)
  return {
    profile: { ...profile, bio: columns.bio },
    // Not public until confirmed: anybody could publish under another person's address.
    professional: { type: form.userType, isPublic: false, ...columns },
  }
}
