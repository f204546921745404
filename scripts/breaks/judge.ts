import { execFileSync } from 'node:child_process'
import { gatesOfChange } from '../test/changed.ts'
import { GATES, selectGates } from '../test/gates.ts'
import type { Needs } from '../test/needs.ts'
import type { Break } from './break.ts'
import type { Checkout } from './checkout.ts'
import { likeliest } from './likeliest.ts'
import { failureOfSite } from './site.ts'
import type { Failure, Layer, Suite } from './suite.ts'

export interface Verdict {
  fault: Break
  by: (Failure & { layer: string }) | null
  seconds: number
}

interface Ground {
  checkout: Checkout
  suite: Suite
  needs: Needs
  layers: readonly (Layer | 'site')[]
}

/** The gates that meet a built site, from the cheapest. */
const ON_SITE = GATES.filter(({ name }) => ['site', 'e2e'].includes(name))

/**
 * So many test files at once, the likeliest first: most faults are found by the first. What the likeliest 84 do not notice,
 * nothing is meant to notice.
 */
const AT_ONCE = [4, 16, 64]

/** They look whether the place of each break is there, which says nothing about the product. */
const OF_BREAKS = /^scripts\/breaks\//

/** Plants a fault, and runs what it reaches until a test fails that passes without it. */
export async function judge(fault: Break, ground: Ground): Promise<Verdict> {
  const started = performance.now()
  const mend = ground.checkout.plant(fault)
  try {
    const by = await firstFailure(fault, ground, mend)
    return { fault, by, seconds: (performance.now() - started) / 1_000 }
  } finally {
    mend()
  }
}

async function firstFailure(
  fault: Break,
  { checkout, suite, needs, layers }: Ground,
  mend: () => void,
): Promise<Verdict['by']> {
  const change = { changed: [fault.file], needs }
  if (fault.file.startsWith('public/locales/') && isRefused('scripts/check-translations.ts')) {
    return { layer: 'translations', file: fault.file, test: 'texts complete and used' }
  }
  for (const layer of layers) {
    if (layer === 'site') {
      const site = await failureOfSite(gatesOfChange(ON_SITE, change))
      return site && { ...site, layer: site.gate }
    }
    const [gate] = gatesOfChange(selectGates([layer]), change)
    const reached = gate?.command.filter((word) => needs.has(word) && !OF_BREAKS.test(word)) ?? []
    const files = likeliest(fault.file, reached)
    const failure = await firstOf(suite, layer, files)
    if (!failure) continue
    mend()
    // It must be the fault that fails it.
    const still = await suite.firstFailure(layer, [failure.file])
    if (!still) return { ...failure, layer }
    console.log(`${still.file} fails without a fault: ${still.test}`)
    checkout.plant(fault)
  }
  return null
}

async function firstOf(suite: Suite, layer: Layer, files: readonly string[]) {
  let from = 0
  for (const count of AT_ONCE) {
    const some = files.slice(from, from + count)
    if (some.length === 0) return null
    const failure = await suite.firstFailure(layer, some)
    if (failure) return failure
    from += count
  }
  return null
}

function isRefused(script: string): boolean {
  try {
    execFileSync('node', [script], { stdio: 'ignore' })
    return false
  } catch {
    return true
  }
}
