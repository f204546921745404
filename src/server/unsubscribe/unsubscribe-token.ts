import { MUTABLE_KINDS, type MutableKind } from '#lib/notifications/kinds.ts'
import { isOneOf } from '#lib/one-of.ts'
import { isSignature, signatureOf } from '#server/signature.ts'

/** What a link ends: the newsletter of a subscription, or one kind of notification mail of an account. */
export type Unsubscribable = { from: 'newsletter' | MutableKind; id: string }

/**
 * The token of the link that unsubscribes, in every mail of that kind. It is signed and not stored, works until the
 * account or the subscription is deleted, and does nothing else.
 *
 * @param id of the account; for the newsletter of the subscription
 */
export function unsubscribeToken(secret: string, { from, id }: Unsubscribable): string {
  const text = `${from}.${id}`
  return `${text}.${signatureOf({ secret, purpose: 'unsubscribe', text })}`
}

/** Reads such a token; null when it is not genuine. */
export function readUnsubscribeToken(secret: string, token: string): Unsubscribable | null {
  const [from = '', id = '', signature = ''] = token.split('.')
  const text = `${from}.${id}`
  if (!isSignature(signature, { secret, purpose: 'unsubscribe', text })) return null
  return isOneOf(['newsletter', ...MUTABLE_KINDS], from) ? { from, id } : null
}
