import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { professionals } from '#db/schema/index.ts'
import type { FoundProfessional } from '#lib/sharing/schemas.ts'
import { RATE_LIMITS } from '#server/rate-limits/rate-limits.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { hide } from '#tests/support/review-api.ts'
import {
  bodyOf,
  client,
  professional,
  sharingAs,
  type Professional,
} from '#tests/support/sharing.ts'

const suite = accountSuite()
const db = suite

const found = (answer: Response) => bodyOf<{ items: FoundProfessional[] }>(answer)
const findable = (leire: Professional, isFindableByEmail = true) =>
  db().update(professionals).set({ isFindableByEmail }).where(eq(professionals.userId, leire.id))

describe('a search for professionals', () => {
  test('finds by address and profession who allows it, and does not repeat the address', async () => {
    const [nora, leire] = [
      await client(suite),
      await professional(suite, { type: 'physiotherapist' }),
    ]
    await findable(leire)
    const email = ` ${leire.email.toUpperCase()} `
    const answer = await nora.find({ email, type: 'physiotherapist' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const text = await answer.text()
    expect(JSON.parse(text)).toEqual({
      items: [
        {
          professionalId: leire.professionalId,
          type: 'physiotherapist',
          name: 'Ana Pérez',
          avatarUrl: null,
          city: null,
        },
      ],
    })
    expect(text).not.toContain('@')
  })

  test('answers nothing, in the same bytes, for an unknown, a hidden and the own address, another profession, and whoever is not to be found', async () => {
    const [nora, leire, hidden, shy] = [
      await client(suite),
      await professional(suite),
      await professional(suite),
      await professional(suite),
    ]
    for (const one of [leire, hidden]) await findable(one)
    await hide(db(), hidden.professionalId)
    const answers = await Promise.all([
      nora.find({ email: 'nobody@example.com', type: 'trainer' }),
      nora.find({ email: hidden.email, type: 'trainer' }),
      nora.find({ email: shy.email, type: 'trainer' }),
      nora.find({ email: leire.email, type: 'nutritionist' }),
      nora.find({ email: nora.email, type: 'trainer' }),
      sharingAs(leire.cookie).find({ email: leire.email, type: 'trainer' }),
      sharingAs(leire.cookie).find({ id: leire.professionalId }),
      nora.find({ id: hidden.professionalId }),
      nora.find({ id: crypto.randomUUID() }),
    ])
    for (const answer of answers) {
      expect([answer.status, await answer.text()]).toEqual([200, '{"items":[]}'])
    }
  })

  test('finds by name and profession who allows it, by the beginnings of words, never by a text', async () => {
    const nora = await client(suite)
    const [leire, shy, hidden, other] = [
      await professional(suite, { type: 'physiotherapist', name: 'Leire Otxoa' }),
      await professional(suite, { type: 'physiotherapist', name: 'Leire Otxoa' }),
      await professional(suite, { type: 'physiotherapist', name: 'Leire Otxoa' }),
      await professional(suite, { type: 'physiotherapist', name: 'Ana Gil' }),
    ]
    for (const one of [leire, hidden, other]) await findable(one)
    await findable(shy, false)
    await hide(db(), hidden.professionalId)
    await db()
      .update(professionals)
      .set({ bio: 'Trabajo con Leire Otxoa.' })
      .where(eq(professionals.id, other.professionalId))
    const ids = async (query: Record<string, string>, seeker: Pick<typeof nora, 'find'> = nora) =>
      (await found(await seeker.find(query))).items.map(({ professionalId }) => professionalId)
    const type = 'physiotherapist'
    expect(await ids({ name: 'leire otx', type })).toEqual([leire.professionalId])
    expect(await ids({ name: 'Leire', type: 'trainer' })).toEqual([])
    expect(await ids({ name: 'example', type })).toEqual([])
    expect(await ids({ name: 'leire', type }, sharingAs(leire.cookie))).toEqual([])
  })

  test('finds everybody public by the id of their own link', async () => {
    const [nora, shy] = [await client(suite), await professional(suite)]
    const { items } = await found(await nora.find({ id: shy.professionalId }))
    expect(items).toMatchObject([{ professionalId: shy.professionalId }])
  })

  test.each([
    [{}],
    [{ email: 'a@example.com' }],
    [{ email: 'a@example.com', type: 'athlete' }],
    [{ name: 'Leire' }],
    [{ name: 'L', type: 'trainer' }],
    [{ name: 'Leire', email: 'a@example.com', type: 'trainer' }],
    [{ email: 'a@example.com, b@example.com', type: 'trainer' }],
    [{ id: 'x' }],
    [{ id: crypto.randomUUID(), email: 'a@example.com', type: 'trainer' }],
  ])('is refused with %j', async (query) => {
    const nora = await client(suite)
    const refused = await errorOf(await nora.find(query))
    expect(refused).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
  })

  test('is limited by person, from whatever address', async () => {
    const nora = await client(suite)
    const search = () => nora.find({ email: 'nobody@example.com', type: 'trainer' })
    for (let n = 0; n < RATE_LIMITS.professionalSearch.limit; n++) {
      expect((await search()).status).toBe(200)
    }
    const limited = await search()
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
