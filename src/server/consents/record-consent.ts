import { insertConsent } from '#db/queries/cookie-consents.ts'
import type { ConsentRecord } from '#lib/consent/schemas.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import type { Dependencies } from '#server/dependencies.ts'

/**
 * Records a choice about cookies, with the server's time, as proof of it. A browser repeats a call that got no response:
 * the same choice again adds nothing, so no idempotency key is needed.
 */
export async function recordConsent(
  { db }: Pick<Dependencies, 'db'>,
  { body }: { body: ConsentRecord },
): Promise<Done> {
  await db.transaction((tx) => insertConsent(tx, body))
  return DONE
}
