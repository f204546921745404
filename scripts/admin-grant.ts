/** `npm run admin:grant <email>`: makes the account with this address an admin's. */
import { grantAdmin } from './accounts/grant-admin.ts'
import { openDatabase, prepareDatabase, withConnection } from './database.ts'
import { loadEnvironment } from './environment.ts'
import { main } from './main.ts'

await main(async ({ atEnd }) => {
  const [address = ''] = process.argv.slice(2)
  if (!address) throw new Error('Usage: npm run admin:grant <email>')
  loadEnvironment()
  const database = await openDatabase()
  atEnd(database.stop)
  if (database.local) await prepareDatabase(database)
  const secret = process.env['SESSION_SECRET'] ?? ''
  console.log(await withConnection((db) => grantAdmin(db, { address, secret })))
})
