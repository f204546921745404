import { and, desc, eq, ne } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { knownDevices } from '#db/schema/index.ts'
import type { DeviceId, UserId } from '#lib/ids.ts'

/** The known browsers of a user, most recently used first. */
export function findDevices(db: Executor, userId: UserId) {
  return db
    .select({
      id: knownDevices.id,
      device: knownDevices.device,
      lastSignInAt: knownDevices.lastSignInAt,
    })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastSignInAt), knownDevices.id)
}

/** Forgets a browser of a user; the transaction must have locked the user. @returns whether it was known */
export async function deleteDevice(
  tx: Executor,
  { id, userId }: { id: DeviceId; userId: UserId },
): Promise<boolean> {
  const gone = await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.id, id), eq(knownDevices.userId, userId)))
    .returning({ id: knownDevices.id })
  return gone.length > 0
}

/** Forgets the browsers of a user, all or all but one; the transaction must have locked the user. */
export async function deleteDevices(
  tx: Executor,
  userId: UserId,
  except: DeviceId | null = null,
): Promise<void> {
  const others = except === null ? undefined : ne(knownDevices.id, except)
  await tx.delete(knownDevices).where(and(eq(knownDevices.userId, userId), others))
}

/** Replaces the token of a known browser. */
export async function setDeviceToken(
  tx: Executor,
  { id, tokenHash }: { id: DeviceId; tokenHash: string },
): Promise<void> {
  await tx.update(knownDevices).set({ tokenHash }).where(eq(knownDevices.id, id))
}
