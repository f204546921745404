/** `npm run db:migrate`: the schema and the places of the world; demo professionals where they belong. */
import { openDatabase, prepareDatabase } from './database.ts'
import { loadEnvironment } from './environment.ts'

loadEnvironment()
const database = await openDatabase()
try {
  await prepareDatabase(database)
  console.log('The database is up to date')
} finally {
  await database.stop()
}
