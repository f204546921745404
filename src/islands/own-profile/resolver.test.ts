import { expect, test } from 'vitest'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import { toForm, type ProfileForm } from './form-values.ts'
import { resolver } from './resolver.ts'

const FORM = toForm({
  ...{ version: 1, userId: 'u', role: 'trainer', email: 'ana@example.com', language: 'es' },
  ...{ avatarUrl: null, professionalId: 'p' as ProfessionalId },
  basics: { displayName: 'Ana', phone: null, bio: null, newsletter: false },
  person: { firstName: null, lastName: null, birthDate: '1990-05-17', gender: null },
  athlete: null,
  professional: {
    ...{ country: 'ES', city: 'es-valencia', bio: null, modality: 'both' },
    ...{ specialization: ['strength'], objectives: [], certifications: [], achievements: [] },
    ...{ experienceYears: 4, languages: ['es'], personalWebsite: null, instagramPosts: [] },
    ...{ socialNetworks: [], participateRanking: true, isFindableByEmail: false },
  },
} satisfies OwnProfile)

async function problems(change: (form: ProfileForm) => void) {
  const form = structuredClone(FORM)
  change(form)
  return (await resolver(form, undefined, { fields: {}, shouldUseNativeValidation: false })).errors
}

test('a form that the API accepts has no problems', async () => {
  expect(await problems(() => undefined)).toEqual({})
})

test('too many years of experience for the age are reported at their field', async () => {
  expect(await problems((form) => (form.professional!.experienceYears = '59'))).toEqual({
    professional: { experienceYears: { type: 'problem', message: 'more_than_age' } },
  })
  const young = `${new Date().getUTCFullYear() - 18}-01-01`
  expect(await problems((form) => (form.person.birthDate = young))).toMatchObject({
    professional: { experienceYears: { message: 'more_than_age' } },
  })
  expect(
    await problems((form) => {
      form.professional!.experienceYears = '59'
      form.person.birthDate = ''
    }),
  ).toEqual({})
})

test('a URL of another site than its network is reported at its field', async () => {
  expect(
    await problems((form) => (form.professional!.socialNetworks[0]!.url = 'https://ana.example')),
  ).toEqual({
    professional: {
      socialNetworks: [{ url: { type: 'problem', message: 'wrong_network' } }],
    },
  })
})
