import { listClients as findClients, type ClientRow } from '#db/queries/health/clients.ts'
import { asActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import { shownFlags } from '#lib/health/flags.ts'
import { pageAt } from '#lib/paging/page-at.ts'
import { avatarUrl } from '#lib/professionals/avatar-url.ts'
import { PRIORITIES } from '#lib/questionnaires/priority.ts'
import {
  CLIENTS_PAGE,
  type Client,
  type Clients,
  type ClientsQuery,
} from '#lib/workspace/schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { readClientFacts } from './read-facts.ts'

type Input = { actor: SignedIn; query: ClientsQuery }

/**
 * One page of who shares with the signed-in professional, or has asked to; beyond the end, the last one. Their facts, where
 * they are asked for, are in their logs.
 */
export function listClients(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, query: { facts: isWithFacts, ...query } }: Input,
): Promise<Clients> {
  return db.transaction(async (tx) => {
    const scope = await asActor(tx, actor.userId)
    const rows = await findClients(scope, { ...query, limit: CLIENTS_PAGE })
    const { total, ...counts } = rows[0]!.counts
    const facts = isWithFacts
      ? await readClientFacts({ tx, scope, secret }, rows.flatMap(toCard))
      : undefined
    return {
      items: rows.flatMap(toClient).map((one) => ({ ...one, facts: facts?.get(one.id) ?? null })),
      total,
      page: pageAt(query.page, total, CLIENTS_PAGE).page,
      pageSize: CLIENTS_PAGE,
      counts,
    }
  }, actor.userId)
}

const toCard = ({ client: { id, isActive, questionnaireId } }: ClientRow) =>
  id !== null && isActive ? [{ authorizationId: id, questionnaireId }] : []

/** None where the page has no row. Of who has only asked, name and day are told. */
function toClient({ client }: ClientRow): Omit<Client, 'facts'>[] {
  const { id, name, since, avatar, expiresOn, allowedFields, waitingSince } = client
  if (id === null || allowedFields === null) return []
  const asked = { id, name, since: since.toISOString() }
  if (!client.isActive) return [{ ...asked, ...NOT_SHARED }]
  return [
    {
      ...asked,
      avatarUrl: avatarUrl(avatar),
      expiresOn,
      shown: shownFlags(allowedFields),
      unread: client.unread,
      priority: client.rank === null ? null : PRIORITIES[client.rank - 1]!,
      change: client.change,
      waitingSince: waitingSince?.toISOString() ?? null,
    },
  ]
}

const NOT_SHARED = {
  avatarUrl: null,
  expiresOn: null,
  shown: [],
  unread: 0,
  priority: null,
  change: null,
  waitingSince: null,
}
