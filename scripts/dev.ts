/** `npm run dev`: the sources with hot reload on http://localhost:4321 (PORT changes it). */
import deliverOutboxes, { config } from '#functions/deliver-outboxes.ts'
import { indexContent } from './articles/index-content.ts'
import { run } from './child.ts'
import { openBlobs } from './blobs.ts'
import { openDatabase, prepareDatabase } from './database.ts'
import { loadEnvironment } from './environment.ts'
import { openMailbox } from './mailbox/mailbox.ts'
import { main } from './main.ts'
import { startClock } from './serve/clock.ts'
import { registerNamespaces } from './translations/register-namespaces.ts'

await main(async ({ atEnd }) => {
  loadEnvironment()
  if (await registerNamespaces()) console.log('src/lib/i18n/texts.ts has a new list of texts')
  await indexContent()
  const port = process.env['PORT'] || '4321'
  process.env['SITE_URL'] ||= `http://localhost:${port}`
  const database = await openDatabase()
  atEnd(database.stop)
  atEnd((await openBlobs()).stop)
  if (database.local) await prepareDatabase(database)
  const mailbox = await openMailbox({ atEnd }, database)
  if (mailbox) console.log(`Mailbox ${mailbox}`)
  startClock([{ schedule: config.schedule, run: deliverOutboxes }])
  // Without it, Vite listens on localhost only.
  const host = process.env['HOST'] ? ['--host', process.env['HOST']] : []
  // When set, the adapter does not emulate the platform. Otherwise it would send the headers of the last build with
  // development pages, whose scripts differ.
  const variables = { NETLIFY_DEV: '1' }
  await run('astro', ['dev', '--port', port, ...host, ...process.argv.slice(2)], variables)
})
