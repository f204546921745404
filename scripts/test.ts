/**
 * `npm test`: every gate, continuing after failures; `npm test -- unit e2e` runs only those, `npm test -- quick` all
 * that open no site in a browser, `npm test -- --changed [commit]` what the change since a commit reaches. The last line
 * is `N passed, N failed`.
 */
import { main } from './main.ts'
import { gatesOfChange } from './test/changed.ts'
import { dependencies } from './test/dependencies.ts'
import type { Gate } from './test/gate.ts'
import { GATES, selectGates } from './test/gates.ts'
import { isolateEnvironment } from './test/isolate.ts'
import { changedFiles, readNeeds } from './test/repository.ts'
import { runGate } from './test/run-gate.ts'
import { runGates } from './test/run-gates.ts'

await main(async ({ atEnd }) => {
  const gates = wantedGates(process.argv.slice(2))
  isolateEnvironment()

  const provide = dependencies({ atEnd })
  const total = await runGates(gates, (gate) => runGate(gate, () => provide(gate.needs ?? [])))
  process.exitCode = total.failed > 0 ? 1 : 0
  console.log(`${String(total.passed)} passed, ${String(total.failed)} failed`)
})

function wantedGates([first = '', ...rest]: string[]): readonly Gate[] {
  if (first !== '--changed') return selectGates([first, ...rest].filter(Boolean))
  const changed = changedFiles('.', rest[0] ?? 'HEAD')
  const gates = gatesOfChange(GATES, { changed, needs: readNeeds('.') })
  console.log(`${changed.length} files changed; ${gates.map(({ name }) => name).join(', ')}`)
  return gates
}
