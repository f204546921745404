import { openDatabase } from '../database.ts'

/**
 * Runs a task on an embedded database of its own, never on one that the environment names: measurements
 * write.
 */
export async function onDatabase<T>(dataDir: string, task: () => Promise<T>): Promise<T> {
  delete process.env['DATABASE_URL']
  delete process.env['DATABASE_WS_PROXY']
  const database = await openDatabase(dataDir)
  try {
    return await task()
  } finally {
    await database.stop()
    delete process.env['DATABASE_URL']
    delete process.env['DATABASE_WS_PROXY']
  }
}
