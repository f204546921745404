import type { Executor } from '#db/client.ts'
import { findAppealable } from '#db/queries/review-decisions.ts'
import type { DecisionId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { invalidLink } from '#server/tokens/invalid-link.ts'
import { readAppealToken } from './appeal-token.ts'

/**
 * A decision about a review as its author appeals against it, and what became of the appeal. Changes nothing.
 *
 * @throws TOKEN_INVALID when the link is forged or too old, or when nothing is left to appeal against
 */
export async function getAppeal(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  token: string,
) {
  return (await requireAppealable(db, secret, token)).found
}

/** The same, with the id of the decision. */
export async function requireAppealable(db: Executor, secret: string, token: string) {
  const id: DecisionId | null = readAppealToken(secret, token)
  const found = id && (await findAppealable(db, id))
  if (!found) throw invalidLink()
  // Who has appealed may read what became of it.
  if (!found.appealedAt && !(found.stands && found.isInTime)) throw invalidLink()
  return { id, found }
}
