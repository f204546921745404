import { EditionId } from '#lib/ids.ts'
import { MUTABLE_KINDS, type MutableKind } from '#lib/notifications/kinds.ts'
import { isOneOf } from '#lib/one-of.ts'
import { isSignature, signatureOf } from '#server/signature.ts'

/** What a link ends: the newsletter of a subscription, or one kind of notification mail of an account. */
export type Unsubscribable = {
  from: 'newsletter' | MutableKind
  id: string
  /** The edition of the newsletter that the link stands in. */
  edition?: EditionId | undefined
}

/**
 * The token of the link that unsubscribes, in every mail of that kind. It is signed and not stored, works until the
 * account or the subscription is deleted, and does nothing else.
 *
 * @param id of the account; for the newsletter of the subscription
 */
export function unsubscribeToken(secret: string, { from, id, edition }: Unsubscribable): string {
  const text = [from, id, ...(edition ? [edition] : [])].join('.')
  return `${text}.${signatureOf({ secret, purpose: 'unsubscribe', text })}`
}

/** Reads such a token; null when it is not genuine. */
export function readUnsubscribeToken(secret: string, token: string): Unsubscribable | null {
  const end = token.lastIndexOf('.')
  const text = token.slice(0, Math.max(end, 0))
  if (!isSignature(token.slice(end + 1), { secret, purpose: 'unsubscribe', text })) return null
  const [from = '', id = '', edition] = text.split('.')
  if (!isOneOf(['newsletter', ...MUTABLE_KINDS], from)) return null
  return { from, id, ...(edition !== undefined && { edition: EditionId.parse(edition) }) }
}
