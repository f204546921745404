/** `npm run serve`: the last production build, on DATABASE_URL or else the embedded database. */
import { openBlobs } from './blobs.ts'
import { openDatabase, requirePlainRole } from './database.ts'
import { loadEnvironment } from './environment.ts'
import { openMailbox } from './mailbox/mailbox.ts'
import { main } from './main.ts'
import { serveSite } from './serve/serve-site.ts'

await main(async ({ atEnd, stopped }) => {
  loadEnvironment()
  const port = Number(process.env['PORT'] || 8888)
  process.env['SITE_URL'] ||= `http://localhost:${port}`
  const database = await openDatabase()
  atEnd(database.stop)
  await requirePlainRole()
  atEnd((await openBlobs()).stop)
  const mailbox = await openMailbox({ atEnd }, database)
  const site = await serveSite(port)
  atEnd(site.close)
  if (mailbox) console.log(`Mailbox ${mailbox}`)
  console.log(`Serving http://localhost:${site.port}\nready`)
  await stopped
})
