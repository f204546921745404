import { forgetDatabase } from '../database-roles.ts'
import { openDatabase } from '../database.ts'

/** For `withOwner`: an index of a million people is one statement. */
export const WRITING_MS = 20 * 60_000

/** Runs a task on a separate embedded database, never on one from the environment: measurements write. */
export async function onDatabase<T>(dataDir: string, task: () => Promise<T>): Promise<T> {
  forgetDatabase()
  const database = await openDatabase(dataDir)
  try {
    return await task()
  } finally {
    await database.stop()
    forgetDatabase()
  }
}
