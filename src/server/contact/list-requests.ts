import {
  countRequests,
  listReceivedRequests,
  listSentRequests,
} from '#db/queries/contact-requests.ts'
import type { SignedIn } from '#lib/actor.ts'
import {
  REQUESTS_PAGE_SIZE,
  type ContactRequest,
  type ContactRequests,
  type RequestsQuery,
} from '#lib/contact/contract.ts'
import type { ContactObjective } from '#lib/contact/objectives.ts'
import type { UserId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'

type Input = { actor: SignedIn; query: RequestsQuery }
type Page = { userId: UserId; limit: number; offset: number }

/** One page of the signed-in user's requests, sent or received; beyond the end, the last one. */
export async function listRequests(
  { db }: Pick<Dependencies, 'db'>,
  { actor: { userId }, query: { box, page } }: Input,
): Promise<ContactRequests> {
  const total = await countRequests(db, { userId, box })
  const pageSize = REQUESTS_PAGE_SIZE
  const shown = Math.min(page, Math.max(1, Math.ceil(total / pageSize)))
  const place = { userId, limit: pageSize, offset: (shown - 1) * pageSize }
  const items = await (box === 'sent' ? sentPage(db, place) : receivedPage(db, place))
  return { items, total, page: shown, pageSize }
}

async function sentPage(db: Dependencies['db'], page: Page): Promise<ContactRequest[]> {
  const rows = await listSentRequests(db, page)
  return rows.map(({ professionalId, professionalType, professionalName, ...row }) => ({
    box: 'sent',
    ...common(row),
    to: { professionalId, professionalType, name: professionalName },
  }))
}

async function receivedPage(db: Dependencies['db'], page: Page): Promise<ContactRequest[]> {
  const rows = await listReceivedRequests(db, page)
  return rows.map(({ senderName, senderEmail, senderPhone, ...row }) => ({
    box: 'received',
    ...common(row),
    from: { name: senderName, email: senderEmail, phone: senderPhone },
  }))
}

type Common = { objective: string; sentAt: Date; answeredAt: Date | null }

function common<Row extends Common>({ objective, sentAt, answeredAt, ...row }: Row) {
  return {
    ...row,
    objective: objective as ContactObjective,
    sentAt: sentAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }
}
