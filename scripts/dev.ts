/** `npm run dev`: the sources with hot reload on http://localhost:4321 (PORT changes it). */
import { run } from './child.ts'
import { openBlobs } from './blobs.ts'
import { openDatabase, prepareDatabase } from './database.ts'
import { loadEnvironment } from './environment.ts'
import { main } from './main.ts'

await main(async ({ atEnd }) => {
  loadEnvironment()
  const port = process.env['PORT'] || '4321'
  process.env['SITE_URL'] ||= `http://localhost:${port}`
  const database = await openDatabase()
  atEnd(database.stop)
  atEnd((await openBlobs()).stop)
  if (database.local) await prepareDatabase(database)
  await run('astro', ['dev', '--port', port, ...process.argv.slice(2)])
})
