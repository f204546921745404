import { listClients as findClients, type ClientRow } from '#db/queries/health/clients.ts'
import { withActor } from '#db/with-actor.ts'
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

/** One page of who shares with the signed-in professional, or has asked to; beyond the end, the last one. */
export async function listClients(
  { db }: Pick<Dependencies, 'db'>,
  { actor, query }: { actor: SignedIn; query: ClientsQuery },
): Promise<Clients> {
  const rows = await withActor(db, actor.userId, (scope) =>
    findClients(scope, { ...query, limit: CLIENTS_PAGE }),
  )
  const { total, ...counts } = rows[0]!.counts
  return {
    items: rows.flatMap(toClient),
    total,
    page: pageAt(query.page, total, CLIENTS_PAGE).page,
    pageSize: CLIENTS_PAGE,
    counts,
  }
}

/** None where the page has no row. Of who has only asked, name and day are told. */
function toClient({ client }: ClientRow): Client[] {
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
