/** `npm run serve`: the last production build, on DATABASE_URL or else the embedded database. */
import { openBlobs } from './blobs.ts'
import { openDatabase } from './database.ts'
import { loadEnvironment } from './environment.ts'
import { main } from './main.ts'
import { serveSite } from './serve/serve-site.ts'

await main(async ({ atEnd, stopped }) => {
  loadEnvironment()
  const port = Number(process.env['PORT'] || 8888)
  process.env['SITE_URL'] ||= `http://localhost:${port}`
  const database = await openDatabase()
  atEnd(database.stop)
  atEnd((await openBlobs()).stop)
  const site = await serveSite(port)
  atEnd(site.close)
  console.log(`Serving http://localhost:${site.port}\nready`)
  await stopped
})
