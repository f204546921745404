/** `npm run build`: the production build, from DATABASE_URL or else the embedded database. */
import { openDatabase, prepareDatabase, requirePlainRole } from './database.ts'
import { loadEnvironment } from './environment.ts'
import { main } from './main.ts'
import { buildInProcess } from './start/build-if-changed.ts'

await main(async ({ atEnd }) => {
  loadEnvironment()
  const database = await openDatabase()
  atEnd(database.stop)
  // A deployed database is migrated by the deploy (netlify.toml), not by the build.
  if (database.local) await prepareDatabase(database)
  await requirePlainRole()
  await buildInProcess()
})
