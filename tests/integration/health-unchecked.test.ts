import { sql, type SQL } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { listOwnAccess } from '#db/queries/health/access-log.ts'
import { findAsking, findEnding, findUnread, findWaiting } from '#db/queries/health/attention.ts'
import { listOwn } from '#db/queries/health/authorizations.ts'
import { listClientFacts } from '#db/queries/health/client-facts.ts'
import { listClients } from '#db/queries/health/clients.ts'
import { findSections, findVersions } from '#db/queries/health/history.ts'
import { summarize } from '#db/queries/health/overview.ts'
import { listOwnTemplates } from '#db/queries/health/questionnaire-templates.ts'
import { listAsked } from '#db/queries/health/questionnaires.ts'
import { listReceiptsOf } from '#db/queries/health/receipts.ts'
import { findRecords } from '#db/queries/health/records.ts'
import { findSeries } from '#db/queries/health/series.ts'
import { listSent, listSentAnswers } from '#db/queries/health/sent-questionnaires.ts'
import { listSharedSeries } from '#db/queries/health/shared-series.ts'
import { listSharedVersions } from '#db/queries/health/shared-versions.ts'
import { listSharedRecords } from '#db/queries/health/shared.ts'
import { clientQuestionnaires } from '#db/schema/health/index.ts'
import { withActor, type ScopedExecutor } from '#db/with-actor.ts'
import type { AuthorizationId, UserId } from '#lib/ids.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { oneOfEach, type OneOfEach } from '#tests/support/one-of-each.ts'
import { share } from '#tests/support/sharing.ts'

// The product's own queries with their own check cut out of the statement: what the policies alone leave of them.

const suite = accountSuite()

let nora: OneOfEach['nora']
let active: OneOfEach['active']
let others: OneOfEach['others']
let endedId: AuthorizationId
beforeAll(async () => {
  ;({ nora, active, others } = await oneOfEach(suite))
  const { stranger } = others
  endedId = await share(suite.owner(), nora, stranger, {
    isAuthorized: false,
    revokedAt: new Date(),
  })
})

/** What compares a row with the actor, or asks whether a share is active. */
const CHECKS =
  /"\w+"\."(?:user_id|client_user_id|owner_id|professional_user_id)" = \$\d+|is_active\("professional_authorizations"\)|\("(\w+)"\."client_user_id", "\1"\."professional_type"\) in \(select client_id, profession from my_clients\(\)\)/g

/** A statement without its checks. A parameter of theirs is still sent, in its order. */
function withoutChecks({ sql: text, params }: { sql: string; params: unknown[] }): SQL {
  expect(text).toMatch(CHECKS)
  const open = text.replace(CHECKS, (check) => {
    const parameter = /\$\d+/.exec(check)
    return parameter ? `(${parameter[0]}::uuid is not null)` : 'true'
  })
  const parts = open.split(/\$(\d+)/).map((part, n) => {
    if (n % 2 === 1) return sql.param(params[Number(part) - 1])
    // eslint-disable-next-line no-restricted-syntax -- A statement that drizzle has made, without its parameters.
    return sql.raw(part)
  })
  return sql.join(parts)
}

type Query = { toSQL: () => { sql: string; params: unknown[] } }
const QUERIES: Record<string, (scope: ScopedExecutor) => Query> = {
  records: (scope) => findRecords(scope, { limit: 100 }),
  series: (scope) => findSeries(scope, { measures: ['weight'], limit: 10 }),
  history: (scope) => findSections(scope),
  'earlier texts': (scope) => findVersions(scope, 'nutritionist'),
  authorizations: (scope) => listOwn(scope),
  'the access log': (scope) => listOwnAccess(scope, { limit: 100 }),
  receipts: (scope) => listReceiptsOf(scope),
  questionnaires: (scope) => listAsked(scope, { limit: 20, offset: 0 }),
  'sent questionnaires': (scope) => listSent(scope, { q: '', limit: 10, offset: 0 }),
  templates: (scope) => listOwnTemplates(scope),
}

const rowsOf = (actor: UserId, query: (scope: ScopedExecutor) => Query) =>
  withActor(suite(), actor, async (scope) => {
    const { rows } = await scope.execute(withoutChecks(query(scope).toSQL()))
    return rows
  })

describe.each(Object.entries(QUERIES))('%s, without the check of the query,', (name, query) => {
  test('are still all there for their owner', async () => {
    expect((await rowsOf(nora.id, query)).length).toBeGreaterThan(0)
  })

  test('are still none for a stranger, and for whoever was revoked or has run out', async () => {
    for (const who of ['stranger', 'revoked', 'expired'] as const)
      expect([who, await rowsOf(others[who].id, query)]).toEqual([who, []])
  })

  test('are for the professional of an active share what they share, and nothing besides', async () => {
    const counts: Record<string, number> = {
      ...{ records: 1, series: 1, history: 3, authorizations: 1, questionnaires: 1 },
      ...{ 'sent questionnaires': 1, templates: 0 },
      ...{ 'earlier texts': 0, 'the access log': 0, receipts: 0 },
    }
    expect((await rowsOf(active.id, query)).length).toBe(counts[name])
  })
})

test('the overview of a stranger counts nothing', async () => {
  const counted = await rowsOf(others.stranger.id, (scope) => summarize(scope, 30))
  expect(counted).toEqual([{ count: 0, array_agg: null }])
})

const OF_A_SHARE: Record<string, (scope: ScopedExecutor, id: AuthorizationId) => Query> = {
  records: (scope, id) => listSharedRecords(scope, { id, after: null, limit: 50 }),
  'a course': (scope, id) => listSharedSeries(scope, { id, measures: ['weight'], limit: 50 }),
  'earlier texts': (scope, id) => listSharedVersions(scope, { id, section: 'notes', limit: 50 }),
  'what a card states': (scope, id) => listClientFacts(scope, [id]),
}
test.each(Object.entries(OF_A_SHARE))(
  'a share that has ended does not show %s, whoever asks',
  async (_, query) => {
    for (const { id } of [others.stranger, others.revoked, active])
      expect(await rowsOf(id, (scope) => query(scope, endedId))).toEqual([])
  },
)

test('answers are shown to nobody but who asked, while they are shared', async () => {
  const asked = await suite.owner().select().from(clientQuestionnaires)
  const ids = asked.map(({ id }) => id)
  for (const who of ['stranger', 'revoked', 'expired'] as const)
    expect([who, await rowsOf(others[who].id, (scope) => listSentAnswers(scope, ids))]).toEqual([
      who,
      [],
    ])
})

test('the lists of a professional hold the clients of an active share, and nobody else’s', async () => {
  const query = { state: 'active', q: '', sort: 'attention', page: 1, limit: 24 } as const
  const counted = async ({ id }: { id: UserId }) =>
    (await rowsOf(id, (scope) => listClients(scope, query)))[0]
  expect(await counted(active)).toMatchObject({ active: 1 })
  for (const who of ['stranger', 'revoked', 'expired'] as const) {
    expect([who, await counted(others[who])]).toMatchObject([who, { active: 0, pending: 0 }])
    for (const list of [findUnread, findEnding, findAsking, findWaiting])
      expect([who, await rowsOf(others[who].id, (scope) => list(scope, 30))]).toEqual([who, []])
  }
})
