import { DecisionId } from '#lib/ids.ts'
import { isSignature, signatureOf } from '#server/signature.ts'

const PURPOSE = 'review-appeal'

/**
 * The token of the link by which a decision about a review is appealed. It is signed and not stored; the decision itself
 * says whether it is too late, or was used.
 */
export function appealToken(secret: string, id: DecisionId): string {
  return `${id}.${signatureOf({ secret, purpose: PURPOSE, text: id })}`
}

/** Reads such a token; null when it is not genuine. */
export function readAppealToken(secret: string, token: string): DecisionId | null {
  const [id = '', signature = '', ...more] = token.split('.')
  if (more.length > 0 || !isSignature(signature, { secret, purpose: PURPOSE, text: id }))
    return null
  return DecisionId.safeParse(id).data ?? null
}
