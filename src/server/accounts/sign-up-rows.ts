import type { NewAccount } from '#db/queries/accounts.ts'
import { TERMS_VERSION, type SignUp } from '#lib/accounts/sign-up.ts'
import { webLink } from '#lib/professionals/web-link.ts'

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
  const rows = {
    user: {
      email: form.email,
      passwordHash,
      signUpBrowser: browser,
      signUpDevice: device,
      locale: form.language,
      termsVersion: TERMS_VERSION,
      termsAcceptedAt: new Date(),
    },
    profile: {
      role: form.userType,
      displayName: `${firstName} ${lastName}`,
      firstName,
      lastName,
      birthDate,
      gender,
      wantsNewsletter: form.newsletter,
    },
  }
  if (form.userType === 'athlete') {
    const { country, city, activityLevel, mainGoal } = form
    return { ...rows, athlete: { countryId: country, cityId: city, activityLevel, mainGoal } }
  }
  const bio = form.bio || null
  return {
    user: rows.user,
    profile: { ...rows.profile, bio },
    professional: {
      type: form.userType,
      // Before the address is confirmed, anybody could publish under that of somebody else.
      isPublic: false,
      // Who works online only has no place.
      cityId: form.modality === 'online' ? null : form.city,
      bio,
      specialization: form.specialization,
      certifications: form.certifications,
      experienceYears: form.experienceYears,
      languages: form.languages,
      trainingModality: form.modality,
      // In the form that a browser reads them in: `HTTPS://Example.com` is the https link it looks like.
      personalWebsite: webLink(form.personalWebsite),
      socialNetworks: form.socialNetworks.map((network) => ({
        ...network,
        url: webLink(network.url) ?? network.url,
      })),
      participateRanking: form.participateRanking,
    },
  }
}
