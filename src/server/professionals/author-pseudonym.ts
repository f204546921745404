import { createHmac } from 'node:crypto'
import { mailboxOf } from '#lib/accounts/mailbox.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import { derivedKey } from '#server/derived-key.ts'

export type Author = {
  /** Subject of the review. */
  professionalId: ProfessionalId
  /** The author's address as stored, in lower case. */
  email: string
}

/**
 * The permanent pseudonym of a review's author (`professional_reviews.author_pseudonym`): the same for every account
 * with this mailbox, so deleting it and signing up again allows no second review. It differs between professionals, and
 * without the secret it cannot be linked to a user.
 */
export function authorPseudonym(secret: string, { professionalId, email }: Author): string {
  const key = derivedKey(secret, 'review-author')
  return createHmac('sha256', key)
    .update(`${professionalId} ${mailboxOf(email)}`)
    .digest('base64url')
}
