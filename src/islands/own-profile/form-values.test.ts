import { expect, test } from 'vitest'
import { ProfileUpdate, type OwnProfile } from '#lib/accounts/own-profile.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import { mergeFields } from '#lib/merge.ts'
import { problemsOf, rulesOf, toForm, toUpdate, type ProfileForm } from './form-values.ts'

const PROFILE: OwnProfile = {
  version: 3,
  userId: 'u',
  professionalId: 'p' as ProfessionalId,
  role: 'trainer',
  email: 'ana@example.com',
  language: 'es',
  avatarUrl: null,
  basics: { displayName: 'Ana', phone: null, bio: null, newsletter: false },
  person: { firstName: null, lastName: null, birthDate: null, gender: null },
  athlete: null,
  professional: {
    country: 'ES',
    city: 'es-valencia',
    bio: null,
    specialization: ['strength'],
    certifications: ['NSCA'],
    achievements: [],
    experienceYears: 4,
    languages: ['es'],
    modality: 'both',
    objectives: [],
    personalWebsite: null,
    instagramPosts: ['https://www.instagram.com/p/CxY-123_abc/'],
    socialNetworks: [{ platform: 'tiktok', url: 'https://tiktok.com/@ana', isPrimary: true }],
    participateRanking: true,
    isFindableByEmail: false,
  },
}

test('an unchanged form sends the values that were read', () => {
  const update = ProfileUpdate.parse(toUpdate(toForm(PROFILE), PROFILE))
  const { version, language, basics, person, professional } = PROFILE
  expect(update).toEqual({ version, language, basics, person, professional })
})

test('stored values without an option are left out, the others are in the order of the boxes', () => {
  const form = toForm({
    ...PROFILE,
    professional: {
      ...PROFILE.professional!,
      specialization: ['mobility', 'yoga', 'strength', 'mobility'],
      languages: ['Español nativo', 'en', 'es', 'en'],
    },
  })
  expect(form).toMatchObject({ specialization: ['strength', 'mobility'], languages: ['en', 'es'] })
})

test('a professional without a biography edits that of the person, which visitors see', () => {
  const basics = { ...PROFILE.basics, bio: 'De antes.' }
  expect(toForm({ ...PROFILE, basics }).bio).toBe('De antes.')
  const professional = { ...PROFILE.professional!, bio: 'Ahora.' }
  const form = toForm({ ...PROFILE, basics, professional })
  expect(form.bio).toBe('Ahora.')
  expect(toUpdate(form, { ...PROFILE, basics })).toMatchObject({
    basics: { bio: 'De antes.' },
    professional: { bio: 'Ahora.' },
  })
})

test('whoever is no professional edits the biography of the person', () => {
  const athlete = { country: null, city: null, activityLevel: null, mainGoal: null }
  const basics = { ...PROFILE.basics, bio: 'Corro.' }
  const profile: OwnProfile = { ...PROFILE, role: 'athlete', basics, athlete, professional: null }
  const form = toForm(profile)
  expect(form.bio).toBe('Corro.')
  const update = ProfileUpdate.parse(toUpdate({ ...form, bio: ' Nado. ' }, profile))
  expect(update).toMatchObject({ basics: { bio: 'Nado.' }, athlete })
  expect(update).not.toHaveProperty('professional')
})

test('a professional who only works online sends no place', () => {
  const form: ProfileForm = { ...toForm(PROFILE), modality: 'online' }
  expect(toUpdate(form, PROFILE).professional).toMatchObject({ country: null, city: null })
})

test('a form that the API accepts has no problems', () => {
  expect(problemsOf(toForm(PROFILE), PROFILE)).toEqual({})
})

test('years of experience are needed, and no more of them than the age allows', () => {
  const problems = (change: Partial<ProfileForm>) =>
    problemsOf({ ...toForm(PROFILE), birthDate: '1990-05-17', ...change }, PROFILE)
  expect(problems({ experienceYears: '' })).toEqual({ experienceYears: 'required' })
  expect(problems({ experienceYears: '59' })).toEqual({ experienceYears: 'more_than_age' })
  const young = `${new Date().getUTCFullYear() - 18}-01-01`
  expect(problems({ birthDate: young })).toEqual({ experienceYears: 'more_than_age' })
  expect(problems({ experienceYears: '59', birthDate: '' })).toEqual({})
})

test('problems of networks and posts are those of their own fields, whichever of them are empty', () => {
  const form: ProfileForm = {
    ...toForm(PROFILE),
    ...{ instagram: '', youtube: 'https://ana.example', tiktok: 'https://tiktok.com/@ana' },
    ...{ post1: '', post2: 'https://ana.example/p/1' },
  }
  expect(problemsOf(form, PROFILE)).toEqual({ youtube: 'wrong_network', post2: 'invalid_post' })
})

test('modality, country and city are merged as one, every other field by itself', () => {
  const base = toForm(PROFILE)
  const mine: ProfileForm = { ...base, modality: 'online', phone: '600 000 000' }
  const theirs = { ...base, city: 'es-madrid', displayName: 'Ana theirs' }
  const { merged, conflicts } = mergeFields(rulesOf(base), { base, mine, theirs })
  expect(merged).toEqual({ ...mine, displayName: 'Ana theirs' })
  expect(conflicts.map(({ names }) => names)).toEqual([['modality', 'country', 'city']])
  expect(rulesOf(base).parts.flat().toSorted()).toEqual(Object.keys(base).toSorted())
})
