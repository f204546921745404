import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { profiles, users } from '#db/schema/index.ts'
import type { Role } from '#lib/accounts/roles.ts'
import type { UserId } from '#lib/ids.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { DEMO_PEOPLE } from './demo-people.ts'
import { DEMO_ATHLETES } from './demo-reviews.ts'
import { uuidOf } from './random.ts'
import { TEST_USER_IDS } from './test-people.ts'

/** Public, as it is in this source: demo accounts are for databases without real people. */
export const DEMO_PASSWORD = 'demo-forma-2026'

export const DEMO_ADMIN_ID = uuidOf('user:admin') as UserId

const ADMIN = { id: DEMO_ADMIN_ID, email: 'admin@example.com' }

export type DemoAccount = { role: Role; id: UserId; email: string }

/** One demo user of each role who can sign in, with `DEMO_PASSWORD`. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  ...DEMO_ATHLETES.slice(0, 1).map(({ userId, email }) => ({
    role: 'athlete' as const,
    id: userId,
    email,
  })),
  ...PROFESSIONAL_TYPES.flatMap((role) =>
    DEMO_PEOPLE.filter(({ professional }) => professional.type === role)
      .slice(0, 1)
      .map(({ professional, email }) => ({ role, id: professional.userId, email })),
  ),
  { role: 'admin', ...ADMIN },
]

const DEMO_USER_IDS: readonly UserId[] = [
  ADMIN.id,
  ...DEMO_PEOPLE.map(({ professional }) => professional.userId),
  ...DEMO_ATHLETES.map(({ userId }) => userId),
  ...TEST_USER_IDS,
]

/** Whether there is an account that no demo seed created. False too before the first migration. */
export async function hasRealAccount(db: Database): Promise<boolean> {
  const table = await db.execute(sql`select to_regclass('public.users') as users`)
  if (table.rows[0]?.['users'] === null) return false
  const [somebody] = await db
    .select({ id: users.id })
    .from(users)
    .where(notInArray(users.id, [...DEMO_USER_IDS]))
    .limit(1)
  return somebody !== undefined
}

/**
 * Lets one demo user of each role sign in; creates the admin. For a database in which `seedDemo` has run at any time.
 * Idempotent: it restores no other deleted user, and keeps changed passwords.
 *
 * @param hash makes the value of `users.password_hash`
 */
export async function seedDemoAccounts(
  db: Database,
  hash: (password: string) => Promise<string>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [made] = await tx.insert(users).values(ADMIN).onConflictDoNothing().returning()
    if (made) {
      const displayName = 'Administración'
      await tx.insert(profiles).values({ userId: made.id, role: 'admin', displayName })
    }
    const ids = DEMO_ACCOUNTS.map(({ id }) => id)
    const closed = and(inArray(users.id, ids), isNull(users.passwordHash))
    for (const { id } of await tx.select({ id: users.id }).from(users).where(closed)) {
      await tx
        .update(users)
        .set({ passwordHash: await hash(DEMO_PASSWORD), emailConfirmedAt: new Date() })
        .where(eq(users.id, id))
    }
  })
}
