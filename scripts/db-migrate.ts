/** `npm run db:migrate`: the schema, the places of the world and the video library; demo professionals where they belong. */
import { openDatabase, prepareDatabase } from './database.ts'
import { loadEnvironment } from './environment.ts'
import { main } from './main.ts'

await main(async ({ atEnd }) => {
  loadEnvironment()
  const database = await openDatabase()
  atEnd(database.stop)
  await prepareDatabase(database)
  console.log('The database is up to date')
})
