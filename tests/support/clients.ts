import { eq } from 'drizzle-orm'
import { profiles } from '#db/schema/index.ts'
import type { AuthorizationId, UserId } from '#lib/ids.ts'
import { insertUser } from './professionals.ts'
import { share, type Professional, type Suite } from './sharing.ts'

type State = Parameters<typeof share>[3]
export type NamedClient = { id: UserId; share: AuthorizationId }

/** Somebody of this name, or of none, who shares with a professional. */
export async function namedClient(
  suite: Suite,
  name: string | null,
  to: Professional,
  state: State = {},
): Promise<NamedClient> {
  const id = await insertUser(suite(), name ?? 'Nobody')
  await suite().update(profiles).set({ displayName: name }).where(eq(profiles.userId, id))
  return { id, share: await share(suite.owner(), { id }, to, state) }
}

const DAY = 86_400_000
export const daysAgo = (days: number) => new Date(Date.now() - days * DAY)
