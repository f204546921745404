/**
 * `npm test`: every gate, one after the other, also after one has failed; `npm test -- unit e2e` runs those
 * alone. The last line is `N passed, N failed`.
 */
import { openDatabase, prepareDatabase } from './database.ts'
import { loadEnvironment } from './environment.ts'
import { main } from './main.ts'
import { requireBrowser } from './setup/browser.ts'
import { selectGates } from './test/gates.ts'
import { runGate } from './test/run-gate.ts'

await main(async ({ atEnd }) => {
  const gates = selectGates(process.argv.slice(2))
  loadEnvironment()
  // Never the database that a developer's environment names: tests write.
  delete process.env['DATABASE_URL']
  delete process.env['DATABASE_WS_PROXY']

  if (gates.some(({ needsBrowser }) => needsBrowser))
    process.env['CHROMIUM_PATH'] = await requireBrowser()
  let hasDatabase = false
  const total = { passed: 0, failed: 0 }
  for (const gate of gates) {
    if (gate.needsDatabase && !hasDatabase) {
      const database = await openDatabase('.data/e2e')
      atEnd(database.stop)
      await prepareDatabase(database)
      hasDatabase = true
    }
    const { passed, failed } = await runGate(gate)
    total.passed += passed
    total.failed += failed
  }
  process.exitCode = total.failed > 0 ? 1 : 0
  console.log(`${total.passed} passed, ${total.failed} failed`)
})
