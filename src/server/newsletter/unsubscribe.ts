import { receivesMails, setMailMuted } from '#db/queries/muted-mails.ts'
import {
  findSubscription,
  renewProfileVersion,
  setSubscriptionActive,
} from '#db/queries/newsletter.ts'
import type { Executor } from '#db/client.ts'
import type { EditionId, UserId } from '#lib/ids.ts'
import type { Unsubscribe, Unsubscribed } from '#lib/newsletter/schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { readUnsubscribeToken } from '#server/unsubscribe/unsubscribe-token.ts'
import { invalidLink } from '#server/tokens/invalid-link.ts'

type Needs = Pick<Dependencies, 'db' | 'secret'>

/**
 * Ends the newsletter or the mails of one kind, by the token of a link in such a mail; or takes that back. Both can be
 * repeated.
 *
 * @throws TOKEN_INVALID for a forged token, or when account or subscription are gone
 */
export async function unsubscribe(
  { db, secret }: Needs,
  { body: { token, undo = false } }: { body: Unsubscribe },
): Promise<Unsubscribed> {
  const { from: kind, id, edition = null } = read(secret, token)
  const exists = await db.transaction((tx) =>
    kind === 'newsletter'
      ? setNewsletter(tx, { id, isActive: undo, edition })
      : setMailMuted(tx, { userId: id as UserId, kind, muted: !undo }),
  )
  if (!exists) throw invalidLink()
  return { kind, receives: undo }
}

/** What a link would end, and whether it still has anything to end. Changes nothing. @throws TOKEN_INVALID */
export async function getUnsubscribable(
  { db, secret }: Needs,
  token: string,
): Promise<Unsubscribed> {
  const { from: kind, id } = read(secret, token)
  const receives =
    kind === 'newsletter'
      ? ((await findSubscription(db, { id }))?.isActive ?? null)
      : await receivesMails(db, { userId: id as UserId, kind })
  if (receives === null) throw invalidLink()
  return { kind, receives }
}

async function setNewsletter(
  tx: Executor,
  change: { id: string; isActive: boolean; edition: EditionId | null },
): Promise<boolean> {
  const email = await setSubscriptionActive(tx, change)
  if (email !== null) await renewProfileVersion(tx, email)
  return email !== null
}

function read(secret: string, token: string) {
  const unsubscribable = readUnsubscribeToken(secret, token)
  if (!unsubscribable) throw invalidLink()
  return unsubscribable
}
