import type { Executor } from '#db/client.ts'
import { siteMessages } from '#db/schema/index.ts'

/** A message of the contact page. */
export type NewSiteMessage = Omit<typeof siteMessages.$inferInsert, 'createdAt'>

/** Inserts a message of the contact page. */
export async function insertSiteMessage(tx: Executor, message: NewSiteMessage): Promise<void> {
  await tx.insert(siteMessages).values(message)
}
