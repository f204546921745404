import { openDatabase } from '../database.ts'

/**
 * Runs a task on an embedded database of its own, never on one that the environment names: measurements
 * write.
 */
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

function forgetDatabase(): void {
  for (const name of ['DATABASE_URL', 'MIGRATION_DATABASE_URL', 'DATABASE_WS_PROXY'])
    delete process.env[name]
}
