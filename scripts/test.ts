/**
 * `npm test`: every gate, continuing after failures; `npm test -- unit e2e` runs only those. The last line is
 * `N passed, N failed`.
 */
import { loadEnvironment } from './environment.ts'
import { main } from './main.ts'
import type { Gate } from './test/gate.ts'
import { selectGates } from './test/gates.ts'
import { runGate } from './test/run-gate.ts'
import { dependencies } from './test/dependencies.ts'

/** PORT changes it; not the ports of `npm start` and `npm run dev`, which may be running. */
const DEFAULT_PORT = '8898'

await main(async ({ atEnd }) => {
  const gates = selectGates(process.argv.slice(2))
  const port = process.env['PORT'] || DEFAULT_PORT
  loadEnvironment()
  // Never the database and mail server of a developer's environment: tests write.
  for (const name of [
    'DATABASE_URL',
    'MIGRATION_DATABASE_URL',
    'DATABASE_WS_PROXY',
    'SMTP_URL',
    'MAIL_FROM',
    'MAILBOX_URL',
  ])
    delete process.env[name]
  Object.assign(process.env, {
    PORT: port,
    SITE_URL: `http://localhost:${port}`,
    SITE_DIRECTORY: '.cache/test/site',
  })

  const provide = dependencies({ atEnd })
  const total = { passed: 0, failed: 0 }
  const runAll = async (some: Iterable<Gate>) => {
    for (const gate of some) {
      const { passed, failed } = await runGate(gate, () => provide(gate.needs ?? []))
      total.passed += passed
      total.failed += failed
    }
  }
  // One iterator for two loops: each takes the next gate that nobody has taken.
  const readers = gates.filter(({ readsOnly }) => readsOnly).values()
  await Promise.all([runAll(readers), runAll(readers)])
  await runAll(gates.filter(({ readsOnly }) => !readsOnly))
  process.exitCode = total.failed > 0 ? 1 : 0
  console.log(`${String(total.passed)} passed, ${String(total.failed)} failed`)
})
