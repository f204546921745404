import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { athletes, professionals, profiles, users } from '#db/schema/index.ts'
import profile from '#functions/profile.ts'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import { ROLES, type Role } from '#lib/accounts/roles.ts'
import type { ErrorBody } from '#lib/http/errors.ts'
import { PROFESSIONAL_TYPES, type ProfessionalType } from '#lib/professionals/types.ts'
import { closeDatabase } from '#server/database.ts'
import type { TestUser } from '#tests/support/accounts.ts'
import { PLATFORM, SITE, useDatabase } from '#tests/support/call-function.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { ATHLETE, BASICS, PERSON, professionalPart, somebody } from '#tests/support/own-profile.ts'
import { insertPlaces, insertVerification } from '#tests/support/professionals.ts'

let own: TestDatabase

beforeAll(async () => {
  own = await testDatabase()
  useDatabase(own)
  await insertPlaces(own.db)
})
afterAll(async () => {
  await closeDatabase()
  await own.close()
})

const errorOf = async (response: Response) => ((await response.json()) as ErrorBody).error
const isProfessional = (role: Role): role is ProfessionalType =>
  (PROFESSIONAL_TYPES as readonly Role[]).includes(role)

describe.each(ROLES)('%s', (role) => {
  test('returns the parts of the role and no others', async () => {
    const { user, read } = await somebody(own.db, role)
    const shown = await read()
    expect(shown).toMatchObject({ version: 1, userId: user.id, role, email: user.email })
    expect(shown.athlete === null).toBe(role !== 'athlete')
    expect(shown.professional === null).toBe(!isProfessional(role))
  })

  test('saves all parts at once and returns them again', async () => {
    const { patch, read } = await somebody(own.db, role)
    const parts = {
      language: 'en',
      basics: BASICS,
      person: PERSON,
      ...(role === 'athlete' && { athlete: ATHLETE }),
      ...(isProfessional(role) && { professional: professionalPart(role) }),
    }
    const response = await patch({ version: 1, ...parts })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const answered = (await response.json()) as OwnProfile
    expect(answered).toMatchObject({ version: 2, ...parts })
    expect(await read()).toEqual(answered)
  })

  test('cannot set a part of another role', async () => {
    const { patch, read } = await somebody(own.db, role)
    const foreign = [
      ...(role === 'athlete' ? [] : [{ athlete: ATHLETE }]),
      ...(isProfessional(role) ? [] : [{ professional: professionalPart('trainer') }]),
    ]
    const before = await read()
    for (const part of foreign) {
      const response = await patch({ version: 1, basics: BASICS, ...part })
      expect(response.status).toBe(400)
      expect((await errorOf(response)).fields).toEqual({ [Object.keys(part)[0]!]: 'unknown' })
    }
    expect(await read()).toEqual(before)
  })
})

test.each([null, '', '  '])('a name of %j is refused at its field', async (displayName) => {
  const { patch, read } = await somebody(own.db, 'trainer')
  const before = await read()
  const response = await patch({ version: 1, basics: { ...BASICS, displayName } })
  expect(response.status).toBe(400)
  expect(Object.keys((await errorOf(response)).fields ?? {})).toEqual(['basics.displayName'])
  expect(await read()).toEqual(before)
})

test('a professional who empties the biography has none: the one of the person goes with it', async () => {
  const { patch } = await somebody(own.db, 'trainer')
  const professional = professionalPart('trainer')
  const basics = { ...BASICS, bio: 'De antes.' }
  await patch({ version: 1, basics, professional: { ...professional, bio: 'Ahora.' } })
  const kept = await patch({ version: 2, basics, professional: { ...professional, bio: null } })
  expect(await kept.json()).toMatchObject({ basics: { bio: null }, professional: { bio: null } })
})

test('a visitor can neither read nor write', async () => {
  const read = await profile(new Request(`${SITE}/api/profile`), PLATFORM)
  expect(read.status).toBe(401)
  const headers = { origin: SITE, 'content-type': 'application/json' }
  const body = JSON.stringify({ version: 1, basics: BASICS })
  const request = new Request(`${SITE}/api/profile`, { method: 'PATCH', headers, body })
  expect((await profile(request, PLATFORM)).status).toBe(401)
})

describe('read-only fields', () => {
  const FORBIDDEN: [string, object][] = [
    ...[
      'role',
      'email',
      'userId',
      'id',
      'avatarUrl',
      'createdAt',
      'sessionEpoch',
      'passwordHash',
    ].map((key): [string, object] => [key, { [key]: 'admin' }]),
    ['basics.role', { basics: { ...BASICS, role: 'admin' } }],
    ['basics.avatarUrl', { basics: { ...BASICS, avatarUrl: '/x.webp' } }],
    ['person.userId', { person: { ...PERSON, userId: 'x' } }],
    ...[
      'rating',
      'totalReviews',
      'rankingScore',
      'isVerified',
      'type',
      'userId',
      'id',
      'search',
    ].map((key): [string, object] => [
      `professional.${key}`,
      { professional: { ...professionalPart('trainer'), [key]: 5 } },
    ]),
  ]

  test.each(FORBIDDEN)('%s is rejected', async (field, part) => {
    const { user, patch } = await somebody(own.db, 'trainer')
    const response = await patch({ version: 1, ...part })
    expect(response.status).toBe(400)
    expect((await errorOf(response)).fields).toMatchObject({ [field]: 'unknown' })
    expect(await kept(user)).toMatchObject({ role: 'trainer', version: 1 })
  })

  test('verification and ratings are not changed by a save', async () => {
    const { user, patch } = await somebody(own.db, 'trainer')
    const [made] = await own.db
      .insert(professionals)
      .values({ userId: user.id, type: 'trainer' })
      .returning()
    await insertVerification(own.db, made!.id)
    const response = await patch({ version: 1, professional: professionalPart('trainer') })
    expect(response.status).toBe(200)
    const [row] = await own.db.select().from(professionals).where(eq(professionals.userId, user.id))
    expect(row).toMatchObject({ isVerified: true, rating: 0, totalReviews: 0, type: 'trainer' })
  })
})

async function kept({ id }: Pick<TestUser, 'id'>) {
  const [row] = await own.db.select().from(profiles).where(eq(profiles.userId, id))
  return row
}

describe('a stale save', () => {
  test('is rejected as a whole, and the current version can be read', async () => {
    const { user, patch, read } = await somebody(own.db, 'athlete')
    expect((await patch({ version: 1, basics: BASICS })).status).toBe(200)
    const late = await patch({
      version: 1,
      language: 'en',
      basics: { ...BASICS, displayName: 'Otra' },
      athlete: ATHLETE,
    })
    expect(late.status).toBe(409)
    expect((await errorOf(late)).code).toBe('STALE')
    expect(await read()).toMatchObject({ version: 2, language: 'es', basics: BASICS })
    expect(await own.db.$count(athletes, eq(athletes.userId, user.id))).toBe(0)
  })

  test('of ten concurrent saves one succeeds', async () => {
    const { patch, read } = await somebody(own.db, 'trainer')
    const saves = Array.from({ length: 10 }, (_, n) =>
      patch({ version: 1, basics: { ...BASICS, displayName: `Ana ${String(n)}` } }),
    )
    const statuses = (await Promise.all(saves)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, ...Array<number>(9).fill(409)])
    expect((await read()).version).toBe(2)
  })
})

describe('a professional', () => {
  const WRONG: [string, string, object][] = [
    ['specialization', 'invalid', { specialization: ['clinical_nutrition'] }],
    ['certifications', 'invalid_characters', { certifications: ['<b>'] }],
    ['objectives', 'invalid', { objectives: ['pain_relief'] }],
    ['city', 'invalid', { city: 'pt-lisboa' }],
    ['city', 'invalid', { city: 'es-nowhere' }],
    ['country', 'invalid', { country: 'ZZ', city: null, modality: 'online' }],
    ['city', 'required', { city: null }],
    ['country', 'required', { country: null }],
    ['personalWebsite', 'invalid_link', { personalWebsite: 'javascript:alert(1)' }],
    ['personalWebsite', 'invalid_link', { personalWebsite: 'http://ana.example' }],
    ['instagramPosts.0', 'invalid_post', { instagramPosts: ['https://evil.example/p/abcdef/'] }],
    ['experienceYears', 'invalid', { experienceYears: -1 }],
    ['bio', 'too_long', { bio: 'x'.repeat(301) }],
    ['certifications', 'duplicate', { certifications: ['NSCA', 'NSCA'] }],
    [
      'socialNetworks',
      'one_primary',
      {
        socialNetworks: (['instagram', 'tiktok'] as const).map((platform) => ({
          platform,
          url: `https://${platform}.com/ana`,
          isPrimary: true,
        })),
      },
    ],
  ]

  test.each(WRONG)('%s: %s', async (field, problem, wrong) => {
    const { patch } = await somebody(own.db, 'trainer')
    const professional = { ...professionalPart('trainer'), ...wrong }
    const response = await patch({ version: 1, professional })
    expect(response.status).toBe(400)
    const { fields = {} } = await errorOf(response)
    expect(Object.entries(fields)[0]).toEqual([
      expect.stringMatching(new RegExp(`^professional\\.${field}`)),
      problem,
    ])
  })

  test('professionals working online only have no place', async () => {
    const { patch } = await somebody(own.db, 'nutritionist')
    const professional = { ...professionalPart('nutritionist'), modality: 'online' }
    const response = await patch({ version: 1, professional })
    const saved = (await response.json()) as OwnProfile
    expect(saved.professional).toMatchObject({ modality: 'online', country: null, city: null })
  })

  test('links are stored normalised', async () => {
    const { patch } = await somebody(own.db, 'trainer')
    const professional = {
      ...professionalPart('trainer'),
      personalWebsite: 'HTTPS://Ana.Example',
      instagramPosts: ['https://instagram.com/p/CxY-123_abc?igsh=track'],
      socialNetworks: [
        { platform: 'instagram', url: 'HTTPS://Instagram.com/ana', isPrimary: true },
      ],
    }
    const response = await patch({ version: 1, professional })
    expect(response.status).toBe(200)
    expect(((await response.json()) as OwnProfile).professional).toMatchObject({
      personalWebsite: 'https://ana.example/',
      instagramPosts: ['https://www.instagram.com/p/CxY-123_abc/'],
      socialNetworks: [{ platform: 'instagram', url: 'https://instagram.com/ana' }],
    })
  })
})

test('the language is stored as the locale of the account', async () => {
  const { user, patch } = await somebody(own.db, 'admin')
  expect((await patch({ version: 1, language: 'en' })).status).toBe(200)
  const [row] = await own.db.select().from(users).where(eq(users.id, user.id))
  expect(row?.locale).toBe('en')
})
