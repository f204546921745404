import { build } from 'esbuild'
import { basename } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

/**
 * Bytes of Brotli that each primitive adds to an island, without React. Display-only parts and the native select must
 * not pull in a state machine: list pages render dozens of them.
 */
const BUDGETS = {
  avatar: { bytes: 900, machine: false },
  badge: { bytes: 450, machine: false },
  band: { bytes: 450, machine: false },
  button: { bytes: 850, machine: false },
  chip: { bytes: 300, machine: false },
  choice: { bytes: 450, machine: false },
  chosen: { bytes: 2300, machine: false },
  'empty-state': { bytes: 350, machine: false },
  mark: { bytes: 300, machine: false },
  pulse: { bytes: 550, machine: false },
  'score-ring': { bytes: 800, machine: false },
  'qr-code': { bytes: 4200, machine: false },
  sheet: { bytes: 2600, machine: false },
  skeleton: { bytes: 250, machine: false },
  'stale-panel': { bytes: 2700, machine: false },
  sparkline: { bytes: 750, machine: false },
  stars: { bytes: 250, machine: false },
  field: { bytes: 2500, machine: false },
  'field-group': { bytes: 2350, machine: false },
  select: { bytes: 2300, machine: false },
  'text-input': { bytes: 700, machine: false },
  'number-input': { bytes: 800, machine: false },
  stepper: { bytes: 2850, machine: false },
  segments: { bytes: 2800, machine: false },
  textarea: { bytes: 1300, machine: false },
  'date-input': { bytes: 900, machine: false },
  switch: { bytes: 2300, machine: false },
  menu: { bytes: 3000, machine: false },
  tooltip: { bytes: 700, machine: false },
  table: { bytes: 2700, machine: false },
  panel: { bytes: 2150, machine: false },
  'lazy-panel': { bytes: 2350, machine: false },
  'share-button': { bytes: 3600, machine: false },
  'link-field': { bytes: 3650, machine: false },
  dialog: { bytes: 2800, machine: false },
  tide: { bytes: 350, machine: false },
  tile: { bytes: 2900, machine: false },
  'tile-states': { bytes: 550, machine: false },
  'rating-input': { bytes: 11_000, machine: true },
  tabs: { bytes: 12_500, machine: true },
  toaster: { bytes: 15_500, machine: true },
} as const satisfies Record<string, { bytes: number; machine: boolean }>

/** Ark's state machines, as opposed to the helpers shared by its components. */
const MACHINE = /node_modules\/@zag-js\/.*machine/

const { outputFiles, metafile } = await build({
  entryPoints: Object.keys(BUDGETS).map((name) => `src/ui/${name}.tsx`),
  outdir: 'unwritten',
  write: false,
  bundle: true,
  minify: true,
  metafile: true,
  format: 'esm',
  jsx: 'automatic',
  external: ['react', 'react-dom', 'react/jsx-runtime'],
  define: { 'process.env.NODE_ENV': '"production"' },
})

const weights = Object.fromEntries(
  outputFiles.map(({ path, contents }) => {
    const name = basename(path, '.js')
    const inputs = Object.entries(metafile.outputs[`unwritten/${name}.js`]?.inputs ?? {})
    const used = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    const machine = used.some(([input]) => MACHINE.test(input))
    return [name, { bytes: brotliCompressSync(contents).length, machine }]
  }),
)

describe('bundle size of primitives', () => {
  it.each(Object.entries(BUDGETS))('%s stays within %o', (name, budget) => {
    const weight = weights[name]
    expect(weight?.machine).toBe(budget.machine)
    expect(weight?.bytes).toBeGreaterThan(100)
    expect(weight?.bytes).toBeLessThanOrEqual(budget.bytes)
  })
})
