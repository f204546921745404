/** `npm start`: everything from nothing to the production build on http://localhost:8888 (PORT changes it). */
import { openBlobs } from './blobs.ts'
import { demoAccountLines } from './accounts/demo-account-lines.ts'
import { hasDemo, openDatabase, prepareDatabase } from './database.ts'
import { loadEnvironment } from './environment.ts'
import { openMailbox } from './mailbox/mailbox.ts'
import { main } from './main.ts'
import { requireFreePort } from './serve/listen.ts'
import { serveSite } from './serve/serve-site.ts'
import { buildIfChanged } from './start/build-if-changed.ts'

await main(async ({ atEnd, stopped }) => {
  loadEnvironment()
  const port = Number(process.env['PORT'] || 8888)
  process.env['SITE_URL'] ||= `http://localhost:${port}`
  // Checked now, and not after a build of a minute.
  await requireFreePort(port)
  const database = await openDatabase()
  atEnd(database.stop)
  atEnd((await openBlobs()).stop)
  await prepareDatabase(database)
  await buildIfChanged()
  const mailbox = await openMailbox({ atEnd }, database)
  const site = await serveSite(port)
  atEnd(site.close)
  console.log(`
  Spanish   http://localhost:${port}/
  English   http://localhost:${port}/en
  API       http://localhost:${port}/api/status${mailbox ? `\n  Mailbox   ${mailbox}` : ''}
${hasDemo(database) ? demoAccountLines() : ''}
Ctrl-C stops it.
ready`)
  await stopped
})
