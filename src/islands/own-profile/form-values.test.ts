import { expect, test } from 'vitest'
import { ProfileUpdate, type OwnProfile } from '#lib/accounts/own-profile.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import { toForm, toUpdate } from './form-values.ts'
import { merge } from './merge.ts'

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
  const update = ProfileUpdate.parse(toUpdate(toForm(PROFILE), PROFILE.version))
  const { version, language, basics, person, professional } = PROFILE
  expect(update).toEqual({ version, language, basics, person, professional })
})

test('stored values without an option are left out', () => {
  const form = toForm({
    ...PROFILE,
    professional: {
      ...PROFILE.professional!,
      specialization: ['mobility', 'yoga', 'strength', 'mobility'],
      languages: ['Español nativo', 'en', 'es', 'en'],
    },
  })
  expect(form.professional).toMatchObject({
    specialization: ['mobility', 'strength'],
    languages: ['en', 'es'],
  })
})

test('a professional without a biography edits that of the person, which visitors see', () => {
  const basics = { ...PROFILE.basics, bio: 'De antes.' }
  expect(toForm({ ...PROFILE, basics }).professional?.bio).toBe('De antes.')
  const professional = { ...PROFILE.professional!, bio: 'Ahora.' }
  expect(toForm({ ...PROFILE, basics, professional }).professional?.bio).toBe('Ahora.')
})

test('missing years of experience are sent as 0', () => {
  const form = toForm(PROFILE)
  form.professional!.experienceYears = ''
  expect(toUpdate(form, 1).professional?.experienceYears).toBe(0)
})

test('a professional who only works online sends no place', () => {
  const form = toForm(PROFILE)
  form.professional!.modality = 'online'
  expect(toUpdate(form, 1).professional).toMatchObject({ country: null, city: null })
})

test('merging takes unchanged fields from the newer version and keeps changed ones', () => {
  const base = toForm(PROFILE)
  const mine = structuredClone(base)
  mine.basics.displayName = 'Ana mine'
  mine.basics.phone = '600 000 000'
  const theirs = structuredClone(base)
  theirs.basics.displayName = 'Ana theirs'
  theirs.professional!.country = 'PT'
  theirs.professional!.city = 'pt-lisboa'
  const { merged, conflicts } = merge(base, mine, theirs)
  expect(merged.basics).toMatchObject({ displayName: 'Ana mine', phone: '600 000 000' })
  expect(merged.professional).toMatchObject({ country: 'PT', city: 'pt-lisboa' })
  expect(conflicts).toMatchObject([
    {
      unit: { label: 'account.basics.displayName', fields: ['basics.displayName'] },
      mine: ['Ana mine'],
      theirs: ['Ana theirs'],
    },
  ])
})
