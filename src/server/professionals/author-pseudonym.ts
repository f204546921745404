import { createHmac } from 'node:crypto'
import { mailboxOf } from '#lib/accounts/mailbox.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import { derivedKey } from '#server/derived-key.ts'

export type Author = {
  /** Whom the review is about. */
  professionalId: ProfessionalId
  /** The author's address as the database keeps it, in lower case. */
  email: string
}

/**
 * What the author of a review is called for ever (`professional_reviews.author_pseudonym`): the same for every
 * account with this mailbox, so that deleting it and signing up again gives no second review. It differs from
 * professional to professional, and nobody can tell without the secret whom it means.
 */
export function authorPseudonym(secret: string, { professionalId, email }: Author): string {
  const key = derivedKey(secret, 'review-author')
  return createHmac('sha256', key)
    .update(`${professionalId} ${mailboxOf(email)}`)
    .digest('base64url')
}
