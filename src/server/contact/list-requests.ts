import { countRequests, listRequests as listRows } from '#db/queries/contact-requests.ts'
import type { SignedIn } from '#lib/actor.ts'
import {
  REQUESTS_PAGE_SIZE,
  type ContactRequests,
  type RequestsQuery,
} from '#lib/contact/schemas.ts'
import type { ContactObjective } from '#lib/contact/objectives.ts'
import { pageAt } from '#lib/paging/page-at.ts'
import type { Dependencies } from '#server/dependencies.ts'

type Input = { actor: SignedIn; query: RequestsQuery }

/** One page of the signed-in user's requests, sent or received; beyond the end, the last one. */
export async function listRequests(
  { db }: Pick<Dependencies, 'db'>,
  { actor: { userId }, query: { box, page } }: Input,
): Promise<ContactRequests> {
  const total = await countRequests(db, { userId, box })
  const pageSize = REQUESTS_PAGE_SIZE
  const shown = pageAt(page, total, pageSize)
  const rows = await listRows(db, { userId, box, limit: pageSize, offset: shown.offset })
  const items = rows.map(({ from, to, objective, sentAt, answeredAt, ...row }) => ({
    ...row,
    objective: objective as ContactObjective,
    sentAt: sentAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    ...(box === 'sent' ? { box, to } : { box, from }),
  }))
  return { items, total, page: shown.page, pageSize }
}
