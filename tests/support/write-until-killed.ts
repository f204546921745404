/** The process that a test kills: prints its database's address, then the number of each acknowledged row. */
import { connect } from '#db/client.ts'
import { startLocalDatabase } from '#db/local/index.ts'
import { PATIENCE_MS } from './patience.ts'

const { migrationUrl, wsProxy, pid } = await startLocalDatabase({ dataDir: process.argv[2] ?? '' })
const db = connect(migrationUrl, wsProxy, PATIENCE_MS)
await db.pool.query('create table if not exists written (n int primary key)')
process.stdout.write(
  `${JSON.stringify({ owner: pid, port: Number(new URL(migrationUrl).port) })}\n`,
)
for (let n = 1; ; n++) {
  await db.pool.query('insert into written values ($1)', [n])
  process.stdout.write(`${String(n)}\n`)
}
