import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  clientQuestionnaires,
  healthConsents,
  healthHistory,
  healthRecords,
  healthSettings,
  professionalAuthorizations,
  questionnaireDrafts,
} from '#db/schema/health/index.ts'
import { withActor } from '#db/with-actor.ts'
import { CONSENT_VERSION } from '#lib/health/consent-text.ts'
import type { HealthHistory } from '#lib/health/history.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { PASSWORD } from '#tests/support/accounts.ts'
import { consentsOf, receiptsOf } from '#tests/support/health-proofs.ts'
import { keeper, type Keeper } from '#tests/support/health.ts'
import { unfinished, waiting } from '#tests/support/locks.ts'
import {
  ask,
  PENDING,
  professional,
  questionnairesAs,
  share,
  sharingAs,
} from '#tests/support/sharing.ts'

const suite = accountSuite()
const owner = () => suite.owner()

const erase = (ana: Keeper) => ana.call('DELETE', '/consent', { data: 'erase', password: PASSWORD })
const keep = (ana: Keeper) => ana.call('DELETE', '/consent', { data: 'keep' })

const DATA = [
  healthRecords,
  healthHistory,
  healthSettings,
  clientQuestionnaires,
  questionnaireDrafts,
]
/** How many rows of health data a person has. */
const rowsOf = ({ id }: Keeper) =>
  withActor(suite(), id, async (scope) => {
    let rows = 0
    for (const table of DATA) rows += await scope.$count(table)
    return rows
  })

/** Holds a lock on a row of a person's, at which erasing their data waits. */
async function blocker(ana: Keeper) {
  const leire = await professional(suite)
  const by = await share(owner(), ana, leire)
  const id = await ask(owner(), { from: leire, to: ana, by })
  return unfinished(owner(), (tx) =>
    tx.select().from(clientQuestionnaires).where(eq(clientQuestionnaires.id, id)).for('update'),
  )
}

/** A save of something that is stored, and whether it is stored as saved. */
const SAVES = {
  'a record': async (ana: Keeper) => {
    const { id } = await ana.add({ weight: 70 })
    return {
      save: () => ana.call('PATCH', `/records/${id}`, { version: 1, weight: 71 }),
      isSaved: async () =>
        (await owner().select().from(healthRecords).where(eq(healthRecords.id, id)))[0]?.weight ===
        71,
    }
  },
  'the history': async (ana: Keeper) => {
    await ana.ask('PATCH', '/history', { version: 0, pastInjuries: 'Rodilla' })
    return {
      save: () => ana.call('PATCH', '/history', { version: 1, pastInjuries: 'Tobillo' }),
      isSaved: async () =>
        (await ana.ask<HealthHistory>('GET', '/history')).pastInjuries === 'Tobillo',
    }
  },
  'the settings': async (ana: Keeper) => {
    await ana.ask('PATCH', '/settings', { version: 0, goals: { weight: 70 } })
    const mine = eq(healthSettings.userId, ana.id)
    return {
      save: () => ana.call('PATCH', '/settings', { version: 1, goals: { weight: 71 } }),
      isSaved: async () =>
        (await owner().select().from(healthSettings).where(mine))[0]?.goals.weight === 71,
    }
  },
}

describe.each(Object.entries(SAVES))('erasing during a save of %s', (_, prepare) => {
  test('lets one of the two go on: the other may try again, and loses nothing that was acknowledged', async () => {
    const ana = await keeper(suite())
    const { save, isSaved } = await prepare(ana)
    const release = await blocker(ana)
    // Each holds what the other one needs next: a deadlock, which the database ends.
    const erasing = erase(ana)
    await waiting(owner(), 1)
    const saving = save()
    await waiting(owner(), 2)
    await release()
    const [erased, saved] = await Promise.all([erasing, saving])
    const failed = [erased, saved].filter(({ status }) => status !== 200)
    expect(failed).toHaveLength(1)
    expect(failed[0]!.status).toBe(503)
    expect(failed[0]!.headers.get('retry-after')).toBe('5')
    expect(await errorOf(failed[0]!)).toMatchObject({ code: 'UNAVAILABLE', fields: {} })
    expect(await isSaved()).toBe(saved.ok)
    if (!erased.ok) expect((await erase(ana)).status).toBe(200)
    expect(await rowsOf(ana)).toBe(0)
    expect([403, 404, 409]).toContain((await save()).status)
    expect(await rowsOf(ana)).toBe(0)
  })
})

test('erasing waits for an import that has begun, and takes its rows along', async () => {
  const ana = await keeper(suite())
  const consent = eq(healthConsents.userId, ana.id)
  let erased: Promise<Response> | undefined
  await owner().transaction(async (tx) => {
    await tx.select().from(healthConsents).where(consent).for('no key update')
    erased = erase(ana)
    await waiting(owner(), 1)
    await tx.insert(healthRecords).values({ userId: ana.id, recordDate: '2026-10-10', weight: 70 })
  })
  expect((await erased!).status).toBe(200)
  expect(await rowsOf(ana)).toBe(0)
})

describe('withdrawing at the same moment as', () => {
  test('imports leaves nothing of them', async () => {
    const ana = await keeper(suite())
    const rows = (n: number) => [{ recordDate: `2026-10-${10 + n}`, weight: 70 }]
    const imports = Array.from({ length: 10 }, (_, n) =>
      ana.call('POST', '/import', { rows: rows(n), mode: 'import' }),
    )
    const erased = erase(ana)
    for (const { status } of await Promise.all(imports)) expect([201, 403]).toContain(status)
    expect((await erased).status).toBe(200)
    expect(await rowsOf(ana)).toBe(0)
  })

  test('drafts and answers leaves nothing of them', async () => {
    const [ana, leire] = [await keeper(suite()), await professional(suite)]
    const by = await share(owner(), ana, leire)
    const ids = await Promise.all(
      Array.from({ length: 8 }, () => ask(owner(), { from: leire, to: ana, by })),
    )
    const { draft, answer } = questionnairesAs(ana.cookie)
    const sent = ids.map((id, n) => (n % 2 ? draft : answer)(id, { q0: 'La rodilla' }))
    const erased = erase(ana)
    for (const { status } of await Promise.all(sent)) expect([200, 403, 404]).toContain(status)
    expect((await erased).status).toBe(200)
    expect(await rowsOf(ana)).toBe(0)
  })

  test('grants, changes and requests leaves nothing shared or asked', async () => {
    const ana = await keeper(suite())
    const nora = sharingAs(ana.cookie)
    const people = await Promise.all(Array.from({ length: 9 }, () => professional(suite)))
    const pending = await Promise.all(
      people.slice(0, 3).map((one) => share(owner(), ana, one, PENDING)),
    )
    const active = await Promise.all(people.slice(3, 6).map((one) => share(owner(), ana, one)))
    const changes = [
      ...pending.map((id) => nora.authorize(id, 1)),
      ...active.map((id) => nora.edit(id, 1)),
      ...people.slice(6).map(({ professionalId }) => nora.request(professionalId)),
    ]
    const withdrawn = keep(ana)
    for (const { status } of await Promise.all(changes))
      expect([200, 201, 403, 409]).toContain(status)
    expect((await withdrawn).status).toBe(200)
    const shares = await owner()
      .select()
      .from(professionalAuthorizations)
      .where(eq(professionalAuthorizations.clientUserId, ana.id))
    expect(shares.length).toBeGreaterThanOrEqual(6)
    for (const { isAuthorized, revokedAt } of shares)
      expect({ isAuthorized, revokedAt }).toEqual({
        isAuthorized: false,
        revokedAt: expect.any(Date) as Date,
      })
  })
})

test('withdrawing several times at once is one withdrawal', async () => {
  const ana = await keeper(suite())
  const answers = await Promise.all([keep(ana), erase(ana), keep(ana), erase(ana)])
  for (const { status } of answers) expect(status).toBe(200)
  const events = (await receiptsOf(suite(), ana)).map(({ event }) => event)
  expect(events).toEqual(['consent_withdrawn'])
})

test('agreeing and withdrawing at the same moment leaves one running consent at most, and a proof of each', async () => {
  const ana = await keeper(suite())
  const agreed = { accepted: true, version: CONSENT_VERSION, locale: 'es' }
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      n % 2 ? keep(ana) : ana.call('POST', '/consent', agreed),
    ),
  )
  for (const { status } of answers) expect(status).toBe(200)
  const consents = await consentsOf(suite(), ana)
  const running = consents.filter(({ withdrawnAt }) => withdrawnAt === null).length
  expect(running).toBeLessThanOrEqual(1)
  const events = (await receiptsOf(suite(), ana)).map(({ event }) => event)
  const count = (wanted: string) => events.filter((event) => event === wanted).length
  // The first consent was stored without the API.
  expect(count('consent_given')).toBe(consents.length - 1)
  expect(count('consent_withdrawn')).toBe(consents.length - running)
})
