/**
 * `npm run test:breaks`: plants one fault at a time in a copy of the checkout and runs what it reaches, from the
 * cheapest layer, until a test fails. `npm run test:breaks -- <names>` plants some. It fails when one goes unnoticed.
 */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { BREAKS } from './breaks/breaks.ts'
import { copyCheckout } from './breaks/checkout.ts'
import { judge, type Verdict } from './breaks/judge.ts'
import { LAYERS, suiteOf } from './breaks/suite.ts'
import { tableOf } from './breaks/table.ts'
import { main } from './main.ts'
import { isolateEnvironment } from './test/isolate.ts'
import { readNeeds } from './test/repository.ts'

const COPY = '.cache/breaks'
const REPORT = '.cache/breaks.md'

await main(async () => {
  const { layers, names } = wanted(process.argv.slice(2))
  const breaks = BREAKS.filter(({ name }) => names.length === 0 || names.includes(name))
  if (breaks.length < names.length) throw new Error(`No such break among ${names.join(', ')}`)
  const needs = readNeeds('.')
  const checkout = copyCheckout('.', COPY)
  const report = resolve(REPORT)
  // Tests read files by their paths from the root.
  process.chdir(checkout.root)
  isolateEnvironment()
  const suite = suiteOf(checkout.root)

  const verdicts: Verdict[] = []
  for (const fault of breaks) {
    const verdict = await judge(fault, { checkout, suite, needs, layers })
    verdicts.push(verdict)
    const { by, seconds } = verdict
    const what = by ? `${by.layer}: ${by.test}` : 'nothing'
    console.log(`${by ? '✓' : '✗'} ${fault.name}: ${what} (${seconds.toFixed(1)} s)`)
    writeFileSync(report, tableOf(verdicts))
  }
  const survivors = verdicts.filter(({ by }) => !by)
  console.log(`${verdicts.length - survivors.length} caught, ${survivors.length} not`)
  process.exitCode = survivors.length > 0 ? 1 : 0
})

/** Names of breaks; a layer among them (`unit`, `site`) keeps the run to that layer. */
function wanted(words: readonly string[]) {
  const all = [...LAYERS, 'site'] as const
  const layers = all.filter((layer) => words.includes(layer))
  return {
    layers: layers.length > 0 ? layers : [...all],
    names: words.filter((word) => !(all as readonly string[]).includes(word)),
  }
}
