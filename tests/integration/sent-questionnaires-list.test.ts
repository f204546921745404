import { Client as DatabaseClient } from '@neondatabase/serverless'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { accessLog } from '#db/schema/health/index.ts'
import type { AuthorizationId, QuestionnaireId } from '#lib/ids.ts'
import type { SentQuestionnaires } from '#lib/workspace/questionnaires-schemas.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import {
  ask,
  bodyOf,
  client,
  share,
  world,
  type Client,
  type Professional,
} from '#tests/support/sharing.ts'
import { asking, sent } from '#tests/support/workspace-questionnaires.ts'

const suite = accountSuite()
const owner = () => suite.owner()

let nora: Client
let leire: Professional
let by: AuthorizationId
let desk: ReturnType<typeof asking>
beforeEach(async () => {
  ;[leire, nora, by] = await world(suite).trainer('Leire').client().sharesAll().insert()
  desk = asking(leire)
})

const send = (changes: object = {}, clients = [by]) => sent(desk, clients, changes)

describe('the list', () => {
  const list = (query: Record<string, string> = {}) => bodyOf<SentQuestionnaires>(desk.list(query))

  test('has the newest first, without what was answered, and is not in the log', async () => {
    const ids: string[] = []
    for (const title of ['Uno', 'Dos']) ids.push((await send({ title }))[0]!.id)
    await nora.answer(ids[0] as QuestionnaireId, { q0: 'Canary molestia', q2: 4 })
    const text = await (await desk.list()).text()
    expect(JSON.parse(text)).toMatchObject({
      ...{ total: 2, page: 1, pageSize: 24 },
      items: [
        { id: ids[1], title: 'Dos', status: 'pending', priority: null },
        { id: ids[0], title: 'Uno', status: 'completed', priority: 'attention' },
      ],
    })
    expect(text).not.toMatch(/Canary|responses|questions"/)
    const log = await owner().select().from(accessLog).where(eq(accessLog.ownerId, nora.id))
    expect(log).toEqual([])
  })

  test('is found by state, by client, and by title or name without case and accents', async () => {
    const zoe = await client(suite)
    await owner().execute(
      sql`update profiles set display_name = 'Zoé Núñez' where user_id = ${zoe.id}`,
    )
    const second = await share(owner(), zoe, leire)
    await send({ title: 'Evaluación' })
    const [answered] = await send({ title: 'Sueño 100%' }, [second])
    await zoe.answer(answered!.id, { q0: 'Bien' })
    const titles = async (query: Record<string, string>) =>
      (await list(query)).items.map(({ title }) => title)
    expect(await titles({ status: 'pending' })).toEqual(['Evaluación'])
    expect(await titles({ status: 'completed' })).toEqual(['Sueño 100%'])
    expect(await titles({ client: second })).toEqual(['Sueño 100%'])
    expect(await titles({ q: 'EVALUACION' })).toEqual(['Evaluación'])
    expect(await titles({ q: ' nunez ' })).toEqual(['Sueño 100%'])
    expect(await titles({ q: 'luac' })).toEqual(['Evaluación'])
    expect(await titles({ q: 'sueno', status: 'pending' })).toEqual([])
    for (const q of ['%', '_', '\\', "'", '???']) expect(await titles({ q })).toEqual([])
    expect(await titles({ client: crypto.randomUUID() })).toEqual([])
  })

  test.each<Record<string, string>>([
    { status: 'open' },
    { page: '0' },
    { page: '-1' },
    { client: 'x' },
    { q: 'x'.repeat(101) },
    { q: 'a\u0000b' },
    { professional: 'x' },
  ])('is refused with %j', async (query) => {
    expect((await desk.list(query)).status).toBe(400)
  })

  test('of 2,000 pages and is searched quickly', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => client(suite)))
    const shares = await Promise.all(people.map((one) => share(owner(), one, leire)))
    const between = people.map((one, n) => ({ from: leire, to: one, by: shares[n]! }))
    for (const one of between) await ask(owner(), one)
    // A hundred of each: the questions of the first, a day earlier each.
    await owner().execute(sql`
      insert into client_questionnaires (authorization_id, professional_user_id, professional_name,
        client_user_id, professional_type, title, questions, sent_at)
      select authorization_id, professional_user_id, professional_name, client_user_id,
        professional_type, 'Semana ' || n, questions, sent_at - make_interval(days => n)
      from client_questionnaires, generate_series(1, 99) n
      where professional_user_id = ${leire.id}`)
    await owner().execute(sql`analyze client_questionnaires`)
    const pages: SentQuestionnaires[] = []
    const costs: number[] = []
    const query = vi.spyOn(DatabaseClient.prototype, 'query')
    const listed = async (asked: Record<string, string>) => {
      query.mockClear()
      const answer = await list(asked)
      costs.push(query.mock.calls.length)
      return answer
    }
    for (const page of ['1', '2', '83', '84', '999']) pages.push(await listed({ page }))
    const found = await listed({ q: 'SEMÁNA 42' })
    expect(pages.map(({ total }) => total)).toEqual(Array<number>(5).fill(2_000))
    expect(pages.map(({ page, items }) => [page, items.length])).toEqual([
      ...[
        [1, 24],
        [2, 24],
        [83, 24],
        [84, 8],
        [84, 8],
      ],
    ])
    const ids = pages.slice(0, 4).flatMap(({ items }) => items.map(({ id }) => id))
    expect(new Set(ids).size).toBe(80)
    const times = pages.slice(0, 4).flatMap(({ items }) => items.map(({ sentAt }) => sentAt))
    expect(times).toEqual(times.toSorted().toReversed())
    expect(found).toMatchObject({ total: 20 })
    // A page takes as many queries as a list of one; the time of each is a benchmark.
    await owner().execute(sql`delete from client_questionnaires where title <> 'Semana 42'
      or client_user_id <> ${people[0]!.id}`)
    expect(await listed({ q: 'SEMÁNA 42' })).toMatchObject({ total: 1 })
    expect(new Set(costs).size).toBe(1)
  })
})
