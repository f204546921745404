import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { countSitemapPages } from '#db/queries/sitemap.ts'
import { professionals } from '#db/schema/index.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { errorOf, GOOD_PASSWORD, mailedToken, mailsTo, post } from '#tests/support/account-api.ts'
import { avatarsApi, memoryStore } from '#tests/support/avatars.ts'
import { picture } from '#tests/support/pictures.ts'
import { purgeServer, type PurgeServer } from '#tests/support/purge-server.ts'
import { insertReview } from '#tests/support/professionals.ts'
import { newcomer, traces } from '#tests/support/publication.ts'
import { signInAs } from '#tests/support/sign-in.ts'

const db = accountSuite()
beforeEach(() => db().delete(professionals))

const confirm = async (email: string) =>
  post('/confirm', {
    token: await mailedToken(db(), email, 'confirm-email'),
    password: GOOD_PASSWORD,
  })
async function reset(email: string) {
  await post('/forgot-password', { email })
  const token = await mailedToken(db(), email, 'reset-password')
  return post('/reset-password', { token, password: `${GOOD_PASSWORD} nueva` })
}

const NOWHERE = { listed: false, best: false, total: 0 }
const SHOWN = { listed: true, best: true, total: 1 }
const UNKNOWN = {
  profile: 404,
  reviews: 404,
  page: 'NOT_FOUND',
  all: NOWHERE,
  inCountry: NOWHERE,
  inCity: NOWHERE,
  bySpecialty: NOWHERE,
  byText: NOWHERE,
  inSitemap: false,
  sitemap: 0,
  figures: { professionals: 0, cities: 0, averageRating: null },
}
const PUBLIC = {
  profile: 200,
  reviews: 200,
  page: 'found',
  all: SHOWN,
  inCountry: SHOWN,
  inCity: SHOWN,
  bySpecialty: SHOWN,
  byText: SHOWN,
  inSitemap: true,
  sitemap: 1,
  figures: { professionals: 1, cities: 1, averageRating: null },
}

describe('a professional', () => {
  test.each(PROFESSIONAL_TYPES)(
    '(%s) becomes public when the address is confirmed',
    async (type) => {
      const person = await newcomer(db(), type)
      expect(await traces(db(), person)).toEqual(UNKNOWN)
      expect((await confirm(person.email)).status).toBe(200)
      expect(await traces(db(), person)).toEqual(PUBLIC)
    },
  )

  test('is not published by a password reset, whose owner may not have entered the profile', async () => {
    const person = await newcomer(db(), 'trainer')
    const typed = await mailedToken(db(), person.email, 'confirm-email')
    await post('/forgot-password', { email: person.email })
    // Instead of a reset link, a confirmation link with its warning is mailed.
    const templates = (await mailsTo(db(), person.email)).map(({ template }) => template)
    expect(templates).toEqual(['confirm-email', 'confirm-email'])
    const known = { email: person.email, password: GOOD_PASSWORD }
    expect(await errorOf(await signInAs(known))).toMatchObject({ code: 'EMAIL_UNCONFIRMED' })
    expect((await post('/confirm', { token: typed, password: GOOD_PASSWORD })).status).toBe(410)
    expect(await traces(db(), person)).toEqual(UNKNOWN)

    const mail = (await mailsTo(db(), person.email)).findLast(
      ({ template }) => template === 'confirm-email',
    )
    expect(mail?.data).toMatchObject({ profession: 'trainer' })
    expect((await confirm(person.email)).status).toBe(200)
    expect(await traces(db(), person)).toEqual(PUBLIC)
    expect((await signInAs(known)).status).toBe(200)
  })

  test('unpublished after the confirmation stays hidden after a password reset', async () => {
    const person = await newcomer(db(), 'trainer')
    await confirm(person.email)
    await db().update(professionals).set({ isPublic: false })
    expect((await reset(person.email)).status).toBe(200)
    expect(await traces(db(), person)).toEqual(UNKNOWN)
  })

  test('stays hidden after a rejected link or a wrong password', async () => {
    const person = await newcomer(db(), 'trainer')
    await post('/confirm', { token: 'x'.repeat(43), password: GOOD_PASSWORD })
    const token = await mailedToken(db(), person.email, 'confirm-email')
    expect((await post('/confirm', { token, password: 'another password' })).status).toBe(400)
    expect(await traces(db(), person)).toEqual(UNKNOWN)
  })

  test('is not exposed by reviews, which do not count either', async () => {
    const person = await newcomer(db(), 'trainer')
    await insertReview(db(), person.id, { rating: 4 })
    expect(await traces(db(), person)).toEqual(UNKNOWN)
    await confirm(person.email)
    const figures = { professionals: 1, cities: 1, averageRating: 4 }
    expect(await traces(db(), person)).toEqual({ ...PUBLIC, figures })
  })

  test('hidden ones add no sitemap file', async () => {
    const [first] = [await newcomer(db(), 'trainer'), await newcomer(db(), 'trainer')]
    await confirm(first.email)
    expect(await countSitemapPages(db(), 1)).toBe(1)
  })
})

describe('the CDN', () => {
  let cdn: PurgeServer
  beforeEach(async () => {
    cdn = await purgeServer()
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
    await cdn.close()
  })

  test('is purged of pages without the professional on confirmation', async () => {
    const { id, email } = await newcomer(db(), 'trainer')
    await confirm(email)
    await expect.poll(() => cdn.purges).toEqual([[`professional-${id}`, 'professionals']])
    // A password reset does not change a public professional.
    expect((await reset(email)).status).toBe(200)
    expect(cdn.purges).toHaveLength(1)
  })

  test('keeps its pages when a picture is uploaded that none of them shows', async () => {
    const { id } = await newcomer(db(), 'trainer')
    const [row] = await db().select().from(professionals).where(eq(professionals.id, id))
    await avatarsApi(db(), memoryStore().store).put(row!.userId, await picture('jpeg'))
    await expect.poll(() => cdn.purges).toEqual([[`avatar-${row!.userId}`]])
  })
})
