import { isConfirmable } from '#db/queries/newsletter.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { invalidLink } from '#server/tokens/invalid-link.ts'
import { hashOf } from '#server/tokens/tokens.ts'

/** Whether a mailed link could confirm a subscription; does not use it up. @throws TOKEN_INVALID */
export async function requireConfirmable(
  { db }: Pick<Dependencies, 'db'>,
  token: string,
): Promise<Done> {
  if (await isConfirmable(db, hashOf(token))) return DONE
  throw invalidLink()
}
