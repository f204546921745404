import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Executor } from '#db/client.ts'
import { healthConsents, healthRecords, healthSettings } from '#db/schema/health/index.ts'
import { profiles } from '#db/schema/index.ts'
import { madridDay } from '#lib/format/madrid-day.ts'
import { momentBefore } from './demo-days.ts'
import { demoRecords } from './demo-health-records.ts'
import { DEMO_HEALTH } from './demo-health-people.ts'
import { seedDemoHistory } from './demo-history.ts'
import { seedDemoSharing } from './demo-sharing.ts'
import { consentDaysAgo, wordsOn } from './demo-words.ts'

const { owner } = DEMO_HEALTH

/**
 * Gives the demo athlete a health centre of two years until today: consent, records, history, what is shared, and
 * questionnaires. Only while there are all four people, and once: what was changed or withdrawn since is not restored. For
 * the migrating role, which the policies do not bind; the triggers do.
 *
 * @param today `YYYY-MM-DD`
 */
export async function seedDemoHealth(db: Database, today = madridDay()): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await isWanted(tx))) return
    const people = { ...DEMO_HEALTH, today }
    await agree(tx, today)
    const records = demoRecords(today).map((record) => ({ ...record, userId: owner.id }))
    await tx.insert(healthRecords).values(records)
    await tx
      .insert(healthSettings)
      .values({ userId: owner.id, goals: { weight: 66, restingHeartRate: 56 } })
    await seedDemoHistory(tx, people)
    await seedDemoSharing(tx, people)
  })
}

async function isWanted(tx: Executor): Promise<boolean> {
  for (const { id } of Object.values(DEMO_HEALTH)) {
    const [person] = await tx.select().from(profiles).where(eq(profiles.userId, id))
    if (!person) return false
  }
  const earlier = eq(healthConsents.userId, owner.id)
  return (await tx.$count(healthConsents, earlier)) === 0
}

/** With the birth date that a first record needs. */
async function agree(tx: Executor, today: string): Promise<void> {
  await tx
    .update(profiles)
    .set({ birthDate: '1991-04-12', gender: 'female' })
    .where(and(eq(profiles.userId, owner.id), isNull(profiles.birthDate)))
  const daysAgo = consentDaysAgo(today)
  await tx.insert(healthConsents).values({
    userId: owner.id,
    ...wordsOn('consent', daysAgo, today),
    locale: 'es',
    givenAt: momentBefore(today, daysAgo),
  })
}
