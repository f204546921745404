import { and, desc, eq, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { cookieConsents } from '#db/schema/index.ts'

type NewConsent = Omit<typeof cookieConsents.$inferInsert, 'id' | 'createdAt'>

/** Adds a choice, unless the newest one of that browser says the same. */
export async function insertConsent(db: Executor, consent: NewConsent): Promise<void> {
  const { browserId, revision, analytics, personalization, locale } = consent
  const t = cookieConsents
  const [newest] = await db
    .select({
      isSame: and(
        eq(t.revision, revision),
        eq(t.analytics, analytics),
        eq(t.personalization, personalization),
      )!,
    })
    .from(t)
    .where(eq(t.browserId, browserId))
    .orderBy(desc(t.createdAt))
    .limit(1)
  if (newest?.isSame === true) return
  // The clock, not now(): two choices of one transaction would have no order.
  await db.insert(t).values({
    browserId,
    revision,
    analytics,
    personalization,
    locale,
    createdAt: sql`clock_timestamp()`,
  })
}
