import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { accessLog, professionalAuthorizations } from '#db/schema/health/index.ts'
import { profiles } from '#db/schema/index.ts'
import { madridDay } from '#lib/format/madrid-day.ts'
import type { Client, Clients } from '#lib/workspace/schemas.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { daysAgo, namedClient, type NamedClient } from '#tests/support/clients.ts'
import {
  ALL,
  ask,
  bodyOf,
  PENDING,
  professional,
  REVOKED,
  RUN_OUT,
  type Professional,
} from '#tests/support/sharing.ts'

const suite = accountSuite()
const owner = () => suite.owner()

const inDays = (days: number) => madridDay(daysAgo(-days))

const named = (name: string | null, to: Professional, state?: Parameters<typeof namedClient>[3]) =>
  namedClient(suite, name, to, state)

const clientsOf = async (of: Professional, query: Record<string, string> = {}) =>
  bodyOf<Clients>(of.clients(query))
const namesOf = async (of: Professional, query: Record<string, string> = {}) =>
  (await clientsOf(of, query)).items.map(({ name }) => name)

const NO_CLIENTS = { items: [], total: 0, page: 1, pageSize: 24, counts: { active: 0, pending: 0 } }

describe('the clients', () => {
  let leire: Professional
  let nora: NamedClient
  let ines: NamedClient
  beforeAll(async () => {
    leire = await professional(suite, { type: 'physiotherapist', name: 'Leire' })
    const allowedFields = { ...ALL, glucose: false, weight: false }
    const authorizedAt = new Date('2026-10-02T08:00:00Z')
    const expiresOn = inDays(30)
    nora = await named('Nora', leire, { allowedFields, authorizedAt, expiresOn })
    const requestedAt = new Date('2026-11-03T08:00:00Z')
    ines = await named('Inés', leire, { ...PENDING, requestedAt })
    for (const { id } of [nora, ines])
      await suite()
        .update(profiles)
        .set({ avatarUrl: '/demo/face.webp' })
        .where(eq(profiles.userId, id))
    const sent = { from: leire, to: nora, by: nora.share }
    const answered = { status: 'completed', completedAt: new Date() } as const
    await ask(owner(), sent, { sentAt: new Date('2026-11-01T08:00:00Z') })
    await ask(owner(), sent, { sentAt: new Date('2026-10-20T08:00:00Z') })
    await ask(owner(), sent, { ...answered, priority: 'info', change: 'up' })
    await ask(owner(), sent, { ...answered, priority: 'attention', change: 'down' })
    await ask(owner(), sent, { ...answered, status: 'reviewed', priority: 'high' })
    await ask(owner(), sent, { status: 'withdrawn', sentAt: new Date('2026-01-01T08:00:00Z') })
    await named('Revoked', leire, REVOKED)
    await named('Blocked', leire, { ...REVOKED, isBlocked: true })
    await named('Run out', leire, RUN_OUT)
    await named('Of another', await professional(suite))
    await named('Of another profession', { ...leire, type: 'trainer' })
    await named('Asking another profession', { ...leire, type: 'trainer' }, PENDING)
  })

  test('are those who share, with what is shared, until when, and what waits', async () => {
    expect(await clientsOf(leire)).toEqual({
      items: [
        {
          id: nora.share,
          name: 'Nora',
          avatarUrl: '/demo/face.webp',
          since: '2026-10-02T08:00:00.000Z',
          expiresOn: inDays(30),
          // Without the body mass index: with the height it would reveal the weight.
          shown: [
            'height',
            'blood_pressure',
            'heart_rate',
            'hba1c',
            'cholesterol',
            'body_measurements',
          ],
          unread: 2,
          priority: 'attention',
          change: 'up',
          waitingSince: '2026-10-20T08:00:00.000Z',
          facts: null,
        },
      ],
      total: 1,
      page: 1,
      pageSize: 24,
      counts: { active: 1, pending: 1 },
    })
  })

  test('who have only asked are a name and a day, whatever else is known', async () => {
    // As if it had been shared before, and something had been sent.
    const later = { allowedFields: ALL, purpose: 'Rodilla', authorizedAt: daysAgo(90) }
    await owner()
      .update(professionalAuthorizations)
      .set(later)
      .where(eq(professionalAuthorizations.id, ines.share))
    await ask(owner(), { from: leire, to: ines, by: ines.share })
    expect((await clientsOf(leire, { state: 'pending' })).items).toEqual([
      {
        id: ines.share,
        name: 'Inés',
        avatarUrl: null,
        since: '2026-11-03T08:00:00.000Z',
        expiresOn: null,
        shown: [],
        unread: 0,
        priority: null,
        change: null,
        waitingSince: null,
        facts: null,
      },
    ])
  })

  test('one is found by the share, while it is in the list that is asked for', async () => {
    const other = await named('Olga', leire)
    const { items, total, counts } = await clientsOf(leire, { client: nora.share })
    expect({ names: items.map(({ name }) => name), total, counts }).toEqual({
      names: ['Nora'],
      total: 1,
      counts: { active: 2, pending: 1 },
    })
    expect(await namesOf(leire, { client: nora.share, q: 'olga' })).toEqual([])
    expect(await namesOf(leire, { client: ines.share })).toEqual([])
    expect(await namesOf(leire, { client: ines.share, state: 'pending' })).toEqual(['Inés'])
    expect(await namesOf(await professional(suite), { client: nora.share })).toEqual([])
    await owner()
      .delete(professionalAuthorizations)
      .where(eq(professionalAuthorizations.id, other.share))
  })

  test('are nobody else’s, and a list is nobody’s read', async () => {
    const other = await professional(suite, { type: 'physiotherapist' })
    expect(await clientsOf(other)).toEqual(NO_CLIENTS)
    expect(await clientsOf(other, { state: 'pending' })).toEqual(NO_CLIENTS)
    await clientsOf(leire)
    expect(await owner().$count(accessLog, eq(accessLog.ownerId, nora.id))).toBe(0)
  })

  test('say nothing that identifies an account', async () => {
    const text = await (await leire.clients()).text()
    for (const hidden of [nora.id, '@example.com', '+34', 'Rodilla'])
      expect(text).not.toContain(hidden)
  })

  test('disappear with the end of the share', async () => {
    const one = await professional(suite)
    const { id, share: by } = await named('Iker', one)
    const unread = { status: 'completed', completedAt: new Date(), priority: 'high' } as const
    await ask(owner(), { from: one, to: { id }, by }, unread)
    expect(await namesOf(one)).toEqual(['Iker'])
    await owner()
      .update(professionalAuthorizations)
      .set(REVOKED)
      .where(eq(professionalAuthorizations.id, by))
    expect(await clientsOf(one)).toEqual(NO_CLIENTS)
  })

  test('are those of today’s profession', async () => {
    const one = await professional(suite)
    await named('Iker', one)
    await named('Ona', one, PENDING)
    await suite().update(profiles).set({ role: 'nutritionist' }).where(eq(profiles.userId, one.id))
    expect(await clientsOf(one)).toEqual(NO_CLIENTS)
    expect(await clientsOf(one, { state: 'pending' })).toEqual(NO_CLIENTS)
  })

  test.each(['athlete', 'admin'] as const)('are not listed for an %s', async (role) => {
    const one = await professional(suite)
    await suite().update(profiles).set({ role }).where(eq(profiles.userId, one.id))
    expect((await one.clients()).status).toBe(403)
  })
})

describe('the orders', () => {
  let one: Professional
  beforeAll(async () => {
    one = await professional(suite)
    const answered = { status: 'completed', completedAt: new Date() } as const
    type Answered = Pick<Client, 'priority'> & Partial<Pick<Client, 'change'>>
    const unread = async (name: string, given: Answered, state: object = {}) => {
      const { id, share: by } = await named(name, one, state)
      await ask(owner(), { from: one, to: { id }, by }, { ...answered, ...given })
    }
    const since = (days: number, more: object = {}) => ({ authorizedAt: daysAgo(days), ...more })
    await named('Álvaro', one, since(5))
    await named('carla', one, since(3, { expiresOn: inDays(6) }))
    await named('Bea', one, since(4, { expiresOn: inDays(2) }))
    await named('Dora', one, since(1, { expiresOn: inDays(60) }))
    await named(null, one, since(2))
    await unread('Figures', { priority: null }, since(6))
    await unread('Normal', { priority: 'normal' }, since(7))
    await unread('Info', { priority: 'info' }, since(8))
    await unread('High', { priority: 'high' }, since(9))
    await unread('Attention', { priority: 'attention' }, since(10))
    await unread('Moved', { priority: 'normal', change: 'up' }, since(11))
  })

  test.each<[string, (string | null)[]]>([
    [
      'attention',
      [
        // A scale that has moved asks for attention.
        ...['High', 'Attention', 'Moved', 'Info', 'Normal', 'Figures'],
        // Those that end this week, then the newest; an end that is far away is no reason.
        ...['Bea', 'carla', 'Dora', null, 'Álvaro'],
      ],
    ],
    [
      'name',
      [
        ...['Álvaro', 'Attention', 'Bea', 'carla', 'Dora'],
        ...['Figures', 'High', 'Info', 'Moved', 'Normal', null],
      ],
    ],
    [
      'newest',
      [
        ...['Dora', null, 'carla', 'Bea', 'Álvaro'],
        ...['Figures', 'Normal', 'Info', 'High', 'Attention', 'Moved'],
      ],
    ],
    [
      'ending',
      [
        ...['Bea', 'carla', 'Dora', null, 'Álvaro'],
        ...['Figures', 'Normal', 'Info', 'High', 'Attention', 'Moved'],
      ],
    ],
  ])('%s', async (sort, names) => {
    expect(await namesOf(one, { sort })).toEqual(names)
  })

  test('without one it is what waits', async () => {
    expect((await namesOf(one))[0]).toBe('High')
  })
})
