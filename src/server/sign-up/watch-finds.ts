import { countHits } from '#db/queries/rate-limits.ts'
import { audit } from '#server/audit.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { log } from '#server/log.ts'

/** More hits per hour than real people who forgot that they have an account. */
const MANY = 100

const WINDOW = { key: 'addresses found', windowSeconds: 3_600, limit: MANY }

/**
 * Counts, over all callers, checks that found an account, and raises an alarm once an hour when there are many:
 * enumeration from changing network addresses stays below every limit per address.
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
