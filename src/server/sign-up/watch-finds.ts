import { countHits } from '#db/queries/rate-limits.ts'
import { audit } from '#server/audit.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { log } from '#server/log.ts'

/** So many people do not forget within an hour that they have an account. */
const MANY = 100

const WINDOW = { key: 'addresses found', windowSeconds: 3_600, limit: MANY }

/**
 * Counts, over all callers, an address that was found to have an account, and raises the alarm once an hour when
 * they are many: whoever changes network addresses stays below every limit of one.
 */
export async function watchFinds({
  db,
  secret,
}: Pick<Dependencies, 'db' | 'secret'>): Promise<void> {
  const [found] = await countHits(db, [WINDOW])
  if (found?.hits !== MANY) return
  await audit(db, secret, { kind: 'email-checked', outcome: 'alarm' })
  log({ level: 'error', job: 'check-email', outcome: 'alarm: many addresses found' })
}
