/** `npm run db:seed`: the places of the world and the video library; demo professionals on the embedded database or with SEED_DEMO=1. */
import { openDatabase, seedDatabase } from './database.ts'
import { loadEnvironment } from './environment.ts'
import { main } from './main.ts'

await main(async ({ atEnd }) => {
  loadEnvironment()
  const database = await openDatabase()
  atEnd(database.stop)
  await seedDatabase(database)
  console.log('The database is seeded')
})
