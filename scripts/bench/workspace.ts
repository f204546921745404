import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { healthHistory, professionalAuthorizations } from '#db/schema/health/index.ts'
import { professionals, users } from '#db/schema/index.ts'
import { seedBenchWorkspace } from '#db/seed/bench-workspace.ts'
import clientsHandler from '#functions/workspace-clients.ts'
import type { AuthorizationId, UserId } from '#lib/ids.ts'
import { ClientsQuery } from '#lib/workspace/schemas.ts'
import { env } from '#server/env.ts'
import { listClients } from '#server/workspace/list-clients.ts'
import { updateClientHistory } from '#server/workspace/update-client-history.ts'
import { migrateDatabase, withConnection, withOwner } from '../database.ts'
import { onDatabase, WRITING_MS } from './database.ts'
import { atMost, counted, noted, percentile, type Measurement } from './measurement.ts'
import { watchScans } from './scans.ts'
import { beginSession } from './session.ts'

const CLIENTS = 500
const QUESTIONNAIRES = 2_000
/** Professionals who ask for their list at once, and who save at once. */
const LISTS_AT_ONCE = 10
const SAVES_AT_ONCE = 20
const ROUNDS = 30
const WARM_UP = 5

/** A professional with a session, and one of their clients. */
type Pair = { id: UserId; share: AuthorizationId; cookie: string }

/**
 * The list of clients and a save of a history, several professionals at once over the three connections of a process.
 *
 * @param clients of all professionals together, `CLIENTS` each
 */
export function measureWorkspace(clients: number): Promise<Measurement[]> {
  return onDatabase(`.data/bench-workspace-${clients / 1_000}k`, async () => {
    const pairs = await withOwner((db) => fill(db, clients), WRITING_MS)
    const lists: Measurement[] = []
    const scans = await watchScans(
      'Workspace: how PostgreSQL read the lists',
      ['professional_authorizations', 'client_questionnaires', 'profiles'],
      () =>
        withConnection(async (db) => {
          lists.push(...(await measureLists(db, pairs.slice(0, LISTS_AT_ONCE), clients)))
        }),
    )
    return [...lists, scans, ...(await withConnection((db) => measureSaves(db, pairs)))]
  })
}

async function measureLists(
  db: Database,
  pairs: readonly Pair[],
  clients: number,
): Promise<Measurement[]> {
  const list = (query: object) =>
    measure(pairs, (pair) =>
      listClients(
        { db, secret: 'bench' },
        { actor: signedIn(pair), query: ClientsQuery.parse(query) },
      ),
    )
  const what = `Workspace, ${counted(clients)} clients: a page of ${CLIENTS} with ${counted(QUESTIONNAIRES)} questionnaires`
  const called = await measure(pairs, ({ cookie }) => get(cookie))
  return [
    atMost(`${what}, ${LISTS_AT_ONCE} at once, p95`, await list({}), 80, 'ms'),
    noted(
      'Workspace: the same by name, searched, p95',
      await list({ sort: 'name', q: 'nunez 4' }),
      'ms',
    ),
    noted('Workspace: the whole call of it, with session, p95', called, 'ms'),
  ]
}

async function measureSaves(db: Database, pairs: readonly Pair[]): Promise<Measurement[]> {
  const deps = { db, secret: env().SESSION_SECRET }
  const versions = new Map<string, number>()
  const saved = await measure(pairs, async (pair) => {
    const version = versions.get(pair.share) ?? 0
    versions.set(pair.share, version + 1)
    const content = { pain_level: version % 11, session_notes: `Sesión ${version}` }
    const notes = { version, text: `Nota ${version}` }
    const body = { discipline: { version, content }, notes }
    await updateClientHistory(deps, { actor: signedIn(pair), params: { id: pair.share }, body })
  })
  return [atMost(`Workspace: a save of a history, ${SAVES_AT_ONCE} at once, p95`, saved, 60, 'ms')]
}

/** The 95th percentile of the time of a call, in ms. */
async function measure(
  pairs: readonly Pair[],
  call: (pair: Pair) => Promise<unknown>,
): Promise<number> {
  const times: number[] = []
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const spent = await Promise.all(
      pairs.map(async (pair) => {
        const began = performance.now()
        await call(pair)
        return performance.now() - began
      }),
    )
    if (round >= 0) times.push(...spent)
  }
  return percentile(times, 0.95)
}

const signedIn = ({ id, cookie }: Pair) =>
  ({
    kind: 'signed-in',
    userId: id,
    role: 'physiotherapist',
    sessionId: cookie as never,
  }) as const

async function get(cookie: string): Promise<void> {
  const { origin } = new URL(env().SITE_URL)
  const request = new Request(`${origin}/api/workspace/clients`, { headers: { cookie } })
  const response = await clientsHandler(request, { ip: randomUUID(), requestId: randomUUID() })
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
}

/** People are written once and kept for the next run; histories begin anew. */
async function fill(db: Database, clients: number): Promise<Pair[]> {
  await migrateDatabase(db)
  if ((await db.$count(users)) === 0) {
    console.log(`Writing ${clients} clients …`)
    const professionals = clients / CLIENTS
    const size = { professionals, clients: CLIENTS, questionnaires: QUESTIONNAIRES }
    await seedBenchWorkspace(db, size)
  }
  await db.delete(healthHistory)
  const people = await db
    .select({ id: professionals.userId })
    .from(professionals)
    .orderBy(professionals.userId)
    .limit(SAVES_AT_ONCE)
  const pairs: Pair[] = []
  for (const { id } of people) {
    const [first] = await db
      .select({ share: professionalAuthorizations.id })
      .from(professionalAuthorizations)
      .where(eq(professionalAuthorizations.professionalUserId, id))
      .orderBy(asc(professionalAuthorizations.id))
      .limit(1)
    const { cookie } = await beginSession(db, id)
    pairs.push({ id, share: first!.share, cookie })
  }
  return pairs
}
