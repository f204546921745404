import { beforeAll, describe, expect, test } from 'vitest'
import type { Clients } from '#lib/workspace/schemas.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { namedClient } from '#tests/support/clients.ts'
import { bodyOf, PENDING, professional, type Professional } from '#tests/support/sharing.ts'

const suite = accountSuite()

const clientsOf = async (of: Professional, query: Record<string, string> = {}) =>
  bodyOf<Clients>(of.clients(query))

describe('200 clients', () => {
  let one: Professional
  beforeAll(async () => {
    one = await professional(suite)
    const people = Array.from({ length: 200 }, (_, n) => n)
    for (const n of people) {
      const state = n % 4 === 3 ? PENDING : {}
      await namedClient(suite, `Núñez Gómez ${String(n).padStart(3, '0')}`, one, state)
    }
    await namedClient(suite, 'José Luis Ünal-O’Neil', one)
  })

  test('come by pages, each once and none twice', async () => {
    const pages: Clients[] = []
    for (let page = 1; page <= 7; page++)
      pages.push(await clientsOf(one, { sort: 'name', page: String(page) }))
    expect(pages.map(({ items }) => items.length)).toEqual([24, 24, 24, 24, 24, 24, 7])
    for (const { total, counts } of pages)
      expect([total, counts]).toEqual([151, { active: 151, pending: 50 }])
    const names = pages.flatMap(({ items }) => items.map(({ name }) => name))
    expect(new Set(names).size).toBe(151)
    expect(names.slice(1)).toEqual(names.slice(1).toSorted())
  })

  test('beyond the end are the last page', async () => {
    const last = await clientsOf(one, { state: 'pending', page: '99' })
    expect([last.page, last.items.length, last.total]).toEqual([3, 2, 50])
  })

  test.each([
    ['jose', 1],
    ['JOSÉ LUIS', 1],
    ['unal', 1],
    ['o neil', 1],
    ['  neil ', 1],
    ['nunez', 150],
    ['GÓMEZ 00', 8],
    ['ez go', 150],
    ['nobody', 0],
    ['%', 0],
    ['_', 0],
    ['\\', 0],
    ["'; drop table users", 0],
    ['🙂', 0],
  ])('with %j in their names are %i', async (q, total) => {
    const found = await clientsOf(one, { q })
    expect([found.total, found.items.length]).toEqual([total, Math.min(24, total)])
    // Whatever is searched for.
    expect(found.counts).toEqual({ active: 151, pending: 50 })
  })

  test('who have asked are searched too', async () => {
    expect((await clientsOf(one, { state: 'pending', q: 'nuñez gomez 19' })).total).toBe(3)
  })
})

test.each([
  { state: 'revoked' },
  { state: 'ended' },
  { sort: 'pain' },
  { page: '0' },
  { page: '1e9' },
  { page: '-1' },
  { q: 'x'.repeat(101) },
  { q: 'a\u0000b' },
  { clientUserId: 'x' },
] as Record<string, string>[])('is refused with %j', async (query) => {
  const one = await professional(suite)
  const refused = await errorOf(await one.clients(query))
  expect(refused).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
  expect(Object.keys(refused.fields)).toEqual(Object.keys(query))
})
