import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { professionals, profiles } from '#db/schema/index.ts'
import { errorOf, post, signUpForm } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { PERSON, professionalPart, somebody } from '#tests/support/own-profile.ts'

const db = accountSuite()

const signUp = (changes: object) => post('/sign-up', signUpForm('trainer', { ...changes }))
async function update(changes: object): Promise<Response> {
  const { patch } = await somebody(db(), 'trainer')
  return patch({ version: 1, professional: { ...professionalPart('trainer'), ...changes } })
}

const network = (platform: string, url: string) => ({ platform, url, isPrimary: false })
const times = (count: number, entry: (n: number) => unknown) =>
  Array.from({ length: count }, (_, n) => entry(n))

/** Values rejected both by sign-up and by the profile, with the reported field. */
const REFUSED: [string, object, Record<string, string>][] = [
  [
    '5,000 equal specialities',
    { specialization: times(5_000, () => 'strength') },
    { specialization: 'too_many' },
  ],
  [
    '9,000 wrong specialities',
    { specialization: times(9_000, () => 'x') },
    { specialization: 'too_many' },
  ],
  [
    'a speciality twice',
    { specialization: ['strength', 'mobility', 'strength'] },
    { 'specialization.2': 'duplicate' },
  ],
  [
    'a speciality of another profession',
    { specialization: ['clinical_nutrition'] },
    { 'specialization.0': 'invalid' },
  ],
  [
    'an objective of another profession',
    { objectives: ['pain_relief'] },
    { 'objectives.0': 'invalid' },
  ],
  ['free text for a language', { languages: ['Español nativo'] }, { 'languages.0': 'invalid' }],
  ['a language twice', { languages: ['es', 'es'] }, { 'languages.1': 'duplicate' }],
  [
    '3,000 certifications',
    { certifications: times(3_000, (n) => `c${n}`) },
    { certifications: 'too_many' },
  ],
  [
    'a network that links elsewhere',
    { socialNetworks: [network('instagram', 'https://evil.example/instagram.com')] },
    { 'socialNetworks.0.url': 'wrong_network' },
  ],
  [
    'a network twice',
    {
      socialNetworks: [
        network('tiktok', 'https://tiktok.com/@a'),
        network('tiktok', 'https://tiktok.com/@b'),
      ],
    },
    { 'socialNetworks.1.url': 'duplicate' },
  ],
  ['61 years of experience', { experienceYears: 61 }, { experienceYears: 'too_many' }],
  [
    'a country that does not exist',
    { country: 'ZZ', city: null, modality: 'online' },
    { country: 'invalid' },
  ],
  ['half of a place', { country: 'ES', city: null }, { city: 'required' }],
  ['a city without its country', { country: null }, { country: 'required' }],
  ['a city of another country', { city: 'pt-lisboa' }, { city: 'invalid' }],
]

describe.each(REFUSED)('%s', (_, changes, fields) => {
  const expected = (prefix: string) => ({
    status: 400,
    code: 'INVALID_INPUT',
    fields: Object.fromEntries(Object.entries(fields).map(([f, code]) => [prefix + f, code])),
  })

  test('is rejected by sign-up', async () => {
    const response = await signUp(changes)
    expect((await response.clone().text()).length).toBeLessThan(500)
    expect(await errorOf(response)).toEqual(expected(''))
  })

  test('is rejected by the profile', async () => {
    const response = await update(changes)
    expect((await response.clone().text()).length).toBeLessThan(500)
    expect(await errorOf(response)).toEqual(expected('professional.'))
  })
})

test('the error response stays small when thousands of fields are invalid', async () => {
  const unknown = Object.fromEntries(times(5_000, (n) => [`x${n}`, 1]) as [string, number][])
  for (const response of [await signUp(unknown), await update(unknown)]) {
    expect((await response.clone().text()).length).toBeLessThan(1_500)
    expect(Object.keys((await errorOf(response)).fields)).toHaveLength(20)
  }
})

test('sign-up and profile write the same columns', async () => {
  const part = {
    ...professionalPart('trainer'),
    ...{
      achievements: [],
      objectives: ['toning', 'weight_loss'],
      instagramPosts: [],
      personalWebsite: 'HTTPS://A.example',
      isFindableByEmail: false,
    },
    socialNetworks: [network('instagram', 'HTTPS://Instagram.com/ana')],
  }
  const { achievements: _, instagramPosts: _p, isFindableByEmail: _f, ...form } = part
  const signedUp = (await (await signUp({ ...form })).json()) as { userId: string }
  const { user, patch } = await somebody(db(), 'trainer')
  expect((await patch({ version: 1, professional: part })).status).toBe(200)
  const columnsOf = async (userId: string) => {
    const [row] = await db()
      .select()
      .from(professionals)
      .where(eq(professionals.userId, userId as typeof user.id))
    const {
      id: _id,
      userId: _u,
      isPublic: _public,
      search: _s,
      createdAt: _c,
      updatedAt: _t,
      ...rest
    } = row!
    return rest
  }
  expect(await columnsOf(signedUp.userId)).toEqual(await columnsOf(user.id))
})

describe('years of experience', () => {
  const bornYearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`
  const experience = (experienceYears: number) => ({
    professional: { ...professionalPart('trainer'), experienceYears },
  })
  const born = (years: number) => ({ person: { ...PERSON, birthDate: bornYearsAgo(years) } })

  test('implausible for the age are rejected by sign-up', async () => {
    const form = { birthDate: bornYearsAgo(36), experienceYears: 21 }
    expect(await errorOf(await signUp(form))).toMatchObject({
      status: 400,
      fields: { experienceYears: 'more_than_age' },
    })
    expect((await signUp({ ...form, experienceYears: 20 })).status).toBe(201)
  })

  test('implausible for the age are rejected by the profile, and nothing is saved', async () => {
    const { patch, read } = await somebody(db(), 'trainer')
    const before = await read()
    const response = await patch({ version: 1, ...born(36), ...experience(21) })
    expect(await errorOf(response)).toMatchObject({
      status: 400,
      fields: { 'professional.experienceYears': 'more_than_age' },
    })
    expect(await read()).toEqual(before)
    expect((await patch({ version: 1, ...born(36), ...experience(20) })).status).toBe(200)
  })

  test('are validated against the stored birth date', async () => {
    const { patch } = await somebody(db(), 'trainer')
    expect((await patch({ version: 1, ...born(30) })).status).toBe(200)
    expect(await errorOf(await patch({ version: 2, ...experience(15) }))).toMatchObject({
      fields: { 'professional.experienceYears': 'more_than_age' },
    })
    expect((await patch({ version: 2, ...experience(14) })).status).toBe(200)
  })

  test('when stored, are validated against a new birth date', async () => {
    const { patch } = await somebody(db(), 'trainer')
    expect((await patch({ version: 1, ...born(40), ...experience(20) })).status).toBe(200)
    expect(await errorOf(await patch({ version: 2, ...born(35) }))).toMatchObject({
      status: 400,
      fields: { 'person.birthDate': 'less_than_experience' },
    })
    expect((await patch({ version: 2, ...born(36) })).status).toBe(200)
  })

  test('cannot be raised by removing the birth date', async () => {
    const { patch } = await somebody(db(), 'trainer')
    expect((await patch({ version: 1, ...born(30), ...experience(14) })).status).toBe(200)
    const { person } = born(30)
    const without = { person: { ...person, birthDate: null } }
    expect(await errorOf(await patch({ version: 2, ...without, ...experience(60) }))).toMatchObject(
      {
        status: 400,
        fields: { 'person.birthDate': 'required' },
      },
    )
  })

  test('are limited to 60 without a birth date', async () => {
    const { patch } = await somebody(db(), 'trainer')
    expect((await patch({ version: 1, ...experience(61) })).status).toBe(400)
    expect((await patch({ version: 1, ...experience(60) })).status).toBe(200)
  })
})

test('a profile older than these rules can be read, and saved without the invalid fields', async () => {
  const { user, patch, read } = await somebody(db(), 'trainer')
  await db()
    .insert(professionals)
    .values({
      userId: user.id,
      type: 'trainer',
      languages: ['Español nativo'],
      specialization: ['strength', 'strength'],
      socialNetworks: [{ platform: 'instagram', url: 'https://ana.example/', isPrimary: false }],
    })
  expect((await read()).professional).toMatchObject({ languages: ['Español nativo'] })
  const { basics } = await read()
  expect((await patch({ version: 1, basics: { ...basics, displayName: 'Ana G' } })).status).toBe(
    200,
  )
  const [row] = await db().select().from(profiles).where(eq(profiles.userId, user.id))
  expect(row).toMatchObject({ displayName: 'Ana G', version: 2 })
})
