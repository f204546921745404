import { sql } from 'drizzle-orm'
import type { Executor } from './client.ts'

/** Runs a part of a transaction that is undone alone when it fails. */
export async function inSavepoint<T>(tx: Executor, work: () => Promise<T>): Promise<T> {
  await tx.execute(sql`savepoint part`)
  try {
    const result = await work()
    await tx.execute(sql`release savepoint part`)
    return result
  } catch (error) {
    await tx.execute(sql`rollback to savepoint part`)
    throw error
  }
}
