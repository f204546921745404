import * as rows from '#db/queries/newsletter.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import type { Preferences } from '#lib/newsletter/schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { readUnsubscribeToken } from '#server/unsubscribe/unsubscribe-token.ts'
import { invalidLink } from '#server/tokens/invalid-link.ts'

type Needs = Pick<Dependencies, 'db' | 'secret'>

/** The subscription of a link of the newsletter. @throws TOKEN_INVALID */
export async function getPreferences(
  { db, secret }: Needs,
  token: string,
): Promise<rows.Subscription> {
  const found = await rows.findSubscription(db, { id: subscriptionOf(secret, token) })
  if (!found) throw invalidLink()
  return found
}

/** Saves topics and language of a subscription, by the token of its links. @throws TOKEN_INVALID */
export async function savePreferences(
  { db, secret }: Needs,
  { body: { token, interests, locale } }: { body: Preferences },
): Promise<Done> {
  const id = subscriptionOf(secret, token)
  const saved = db.transaction((tx) => rows.savePreferences(tx, { id, interests, locale }))
  if (!(await saved)) throw invalidLink()
  return DONE
}

/** A link that ends notifications opens no subscription. */
function subscriptionOf(secret: string, token: string): string {
  const read = readUnsubscribeToken(secret, token)
  if (read?.from !== 'newsletter') throw invalidLink()
  return read.id
}
