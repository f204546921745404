import { isConfirmable } from '#db/queries/newsletter.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import { AppError } from '#lib/http/errors.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { hashOf } from '#server/tokens/tokens.ts'

/** Whether a mailed link could confirm a subscription; does not use it up. @throws TOKEN_INVALID */
export async function requireConfirmable(
  { db }: Pick<Dependencies, 'db'>,
  token: string,
): Promise<Done> {
  if (await isConfirmable(db, hashOf(token))) return DONE
  throw new AppError('TOKEN_INVALID', 'the link is not good')
}
