import { eq, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { users } from '#db/schema/index.ts'
import type { UserId } from '#lib/ids.ts'
import type { MutableKind } from '#lib/notifications/kinds.ts'

/** Whether a user gets mails of a kind; null when the account is gone. */
export async function receivesMails(
  db: Executor,
  { userId, kind }: { userId: UserId; kind: MutableKind },
): Promise<boolean | null> {
  const [user] = await db
    .select({ mutedMails: users.mutedMails })
    .from(users)
    .where(eq(users.id, userId))
  return user ? !user.mutedMails.includes(kind) : null
}

/** Switches the mails of a kind off or on. @returns whether the account exists */
export async function setMailMuted(
  db: Executor,
  { userId, kind, muted }: { userId: UserId; kind: MutableKind; muted: boolean },
): Promise<boolean> {
  const others = sql`array_remove(${users.mutedMails}, ${kind}::text)`
  const changed = await db
    .update(users)
    .set({ mutedMails: muted ? sql`array_append(${others}, ${kind}::text)` : others })
    .where(eq(users.id, userId))
    .returning({ id: users.id })
  return changed.length > 0
}
