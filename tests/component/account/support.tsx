import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { OwnProfile } from '#islands/own-profile/own-profile.tsx'
import type { Part } from '#islands/own-profile/profile-parts.ts'
import { ProfileUpdate, type OwnProfile as Profile } from '#lib/accounts/own-profile.ts'
import { INITIAL_PROFESSIONAL } from '#lib/accounts/professional-part.ts'
import * as contacts from '#lib/contact/calls.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { TEXTS } from '#lib/i18n/texts.ts'
import * as ownProfile from '#lib/profile/calls.ts'
import * as sessions from '#lib/sessions/calls.ts'
import type { StoredName } from '#lib/stored/stored.ts'
import { listOwnVerifications } from '#lib/verifications/calls.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { answer, ok, refused } from '../support/api.ts'
import { answerLocations } from '../support/locations.ts'
import { mount, unmountAll } from '../support/mount.tsx'

/** A trainer without a public page yet. */
export const TRAINER: Profile = {
  version: 1,
  userId: '0b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d11',
  professionalId: null,
  role: 'trainer',
  email: 'eva@example.com',
  language: 'es',
  avatarUrl: null,
  basics: { displayName: 'Eva Soler', phone: null, bio: null, newsletter: false },
  person: { firstName: 'Eva', lastName: 'Soler', birthDate: null, gender: null },
  athlete: null,
  professional: { ...INITIAL_PROFESSIONAL, specialization: ['strength'], objectives: ['toning'] },
}

export const ATHLETE: Profile = {
  ...TRAINER,
  role: 'athlete',
  athlete: { country: null, city: null, activityLevel: null, mainGoal: null },
  professional: null,
}

export const RANKING = {
  certificationCount: 0,
  checkedCertificationCount: 0,
  rating: 0,
  totalReviews: 0,
  experienceYears: 0,
}

/** Answers all that "Mi Perfil" reads, and saves it as the server does. */
export function answerOwn(first: Profile) {
  let stored = first
  answerLocations()
  answer(contacts.listContactRequests, { items: [], total: 0, page: 1, pageSize: 10 })
  answer(sessions.listSessions, { items: [], devices: [] })
  answer(listOwnVerifications, { items: [], certifications: [], ranking: RANKING })
  answer(ownProfile.getOwnProfile, () => ok(stored))
  const save = (body: unknown) => {
    const { version, language = stored.language, ...parts } = ProfileUpdate.parse(body)
    if (version !== stored.version) return refused('STALE')
    const { basics, person, athlete, professional } = stored
    stored = {
      ...{ ...stored, version: version + 1, language },
      // Each with its fields in the order in which they were read.
      basics: { ...basics, ...parts.basics },
      person: { ...person, ...parts.person },
      athlete: athlete && { ...athlete, ...parts.athlete },
      professional: professional && { ...professional, ...parts.professional },
    }
    return ok(stored)
  }
  return {
    saves: answer(ownProfile.updateOwnProfile, ({ body }) => save(body)),
    save,
    stored: () => stored,
  }
}

/** Draws "Mi Perfil" as its pages do. */
export function openOwn(part: Part, at: string, locale: Locale = 'es') {
  mount(<OwnProfile locale={locale} part={part} texts={TEXTS[locale]} />, {
    at: localizedPath(at, locale),
    locale,
    signedIn: true,
  })
  const t = textsOf(locale)
  const index = page.getByRole('navigation', { name: t('account.parts') })
  return {
    t,
    index,
    partOf: (of: Part) => index.getByRole('link', { name: t(`account.part.${of}.title`) }),
    /** Opens a row of the public profile by its title. */
    openRow: (title: string) =>
      page
        .getByRole('group', { name: t('account.part.public.title') })
        .getByRole('heading', { name: title })
        .click(),
    name: page.getByRole('textbox', { name: t('people.displayName'), exact: false }),
    bio: page.getByRole('textbox', { name: t('people.field.bio') }),
    phone: page.getByRole('textbox', { name: t('people.phone') }),
    firstName: page.getByRole('textbox', { name: t('people.firstName') }),
    lastName: page.getByRole('textbox', { name: t('people.lastName') }),
    save: page.getByRole('button', { name: t('editing.save') }),
    seen: page.getByRole('region', { name: t('account.seen.title') }),
    says: (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible(),
  }
}

/** Takes the page away, as a reload does; what the tab keeps under a name is there for the next one. */
export async function leaveDraft(name: StoredName<'sessionStorage'>) {
  const text = sessionStorage.getItem(name)!
  await unmountAll()
  sessionStorage.setItem(name, text)
  dispatchEvent(new StorageEvent('storage', { key: name, newValue: text }))
}
