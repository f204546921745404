import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { healthConsents } from '#db/schema/health/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'

/** The text that was agreed to: its version, and the SHA-256 of its words. */
export type ConsentText = Pick<typeof healthConsents.$inferSelect, 'textVersion' | 'textHash'>

/** What the owner reads of a consent. */
export const CONSENT_COLUMNS = {
  textVersion: healthConsents.textVersion,
  givenAt: healthConsents.givenAt,
}

/** The actor's running consent. */
const runs = (scope: ScopedExecutor) =>
  and(eq(healthConsents.userId, scope.actor), isNull(healthConsents.withdrawnAt))

export async function findConsent(scope: ScopedExecutor) {
  const [consent] = await scope.select(CONSENT_COLUMNS).from(healthConsents).where(runs(scope))
  return consent
}
export type ConsentRow = NonNullable<Awaited<ReturnType<typeof findConsent>>>

/**
 * Stores the actor's consent. A running one to another text is replaced: receipts keep what it was.
 *
 * @returns undefined when one to this text runs already
 */
export async function insertConsent(
  scope: ScopedExecutor,
  text: ConsentText & Pick<typeof healthConsents.$inferInsert, 'locale'>,
) {
  const [consent] = await scope
    .insert(healthConsents)
    .values({ ...text, userId: scope.actor })
    .onConflictDoUpdate({
      target: healthConsents.userId,
      targetWhere: isNull(healthConsents.withdrawnAt),
      set: { ...text, givenAt: sql`now()` },
      setWhere: ne(healthConsents.textVersion, text.textVersion),
    })
    .returning(CONSENT_COLUMNS)
  return consent
}

/**
 * Ends the actor's running consent. It waits for saves of health data that have begun, and those that come after are
 * refused.
 *
 * @param erased whether the data is deleted with it
 * @returns its text; undefined when none runs
 */
export async function endConsent(
  scope: ScopedExecutor,
  erased: boolean,
): Promise<ConsentText | undefined> {
  const [ended] = await scope
    .update(healthConsents)
    .set({ withdrawnAt: sql`now()`, erased })
    .where(runs(scope))
    .returning({ textVersion: healthConsents.textVersion, textHash: healthConsents.textHash })
  return ended
}
