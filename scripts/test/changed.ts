import type { Gate } from './gate.ts'
import { journeysOf } from './journeys.ts'
import { reachOf, type Needs } from './needs.ts'

export interface Change {
  /** Paths from the root; of deleted files too. */
  changed: readonly string[]
  needs: Needs
}

/** A gate's part in a change: the whole gate, none of it, or these arguments of its program. */
type Part = boolean | readonly string[]

const SOURCE = /\.(ts|tsx|js|mjs|astro)$/
const FORMATTED = /\.(ts|tsx|js|mjs|astro|json|css|html|yml|yaml|toml)$/
const TEXTS = /^public\/locales\//
/** What each test rests on. */
const EVERY_TEST = /^(package-lock\.json|package\.json|vitest\.config\.ts)$/

const TESTS = {
  unit: /^(src|scripts|db)\/.*\.test\.tsx?$/,
  integration: /^tests\/integration\/.*\.test\.ts$/,
  component: /^tests\/component\/.*\.test\.tsx$/,
}

/** It stands before every test of the component layer, with the styles of the site. */
const COMPONENT_SETUP = 'tests/component/support/setup.ts'

/** The gates that a change reaches, each narrowed to what it reaches of it. */
export function gatesOfChange(gates: readonly Gate[], change: Change): Gate[] {
  const reached = reachOf(change.needs, change.changed)
  return gates.flatMap((gate) => {
    const part = PARTS[gate.name]?.(change, reached) ?? false
    if (part === false) return []
    return part === true ? [gate] : narrowed(gate, part)
  })
}

function narrowed(gate: Gate, files: readonly string[]): Gate[] {
  if (files.length === 0) return []
  return [{ ...gate, command: [...gate.command.filter((word) => word !== '.'), ...files] }]
}

const PARTS: Readonly<
  Record<string, (change: Change, reached: ReadonlyMap<string, number>) => Part>
> = {
  typecheck: ({ changed }) =>
    changed.includes('.oxlintrc.json') ||
    changed.some((file) => SOURCE.test(file) || TEXTS.test(file)),
  pages: ({ changed }) => changed.some((file) => SOURCE.test(file) || TEXTS.test(file)),
  lint: (change) =>
    change.changed.includes('eslint.config.js') ||
    present(change).filter((file) => SOURCE.test(file) && !file.startsWith('public/')),
  format: (change) =>
    change.changed.includes('.prettierrc') ||
    present(change).filter((file) => FORMATTED.test(file)),
  unused: ({ changed }) => changed.some((file) => SOURCE.test(file) || file === 'package.json'),
  walls: ({ changed }) => changed.some((file) => SOURCE.test(file)),
  folders: ({ changed }) => changed.some((file) => SOURCE.test(file)),
  translations: ({ changed }) => changed.some((file) => TEXTS.test(file) || SOURCE.test(file)),
  content: ({ changed }) => changed.some((file) => /^(src\/content|public)\//.test(file)),
  supply: ({ changed }) => changed.some((file) => /^(package|scripts\/supply\/)/.test(file)),
  unit: (change, reached) => testsOf('unit', change, reached),
  integration: (change, reached) => testsOf('integration', change, reached),
  component: (change, reached) => testsOf('component', change, reached),
  site: ({ changed }) => changed.some((file) => isServed(file) || file.startsWith('tests/site/')),
  e2e: (change) => specsOf(change),
  build: ({ changed }) => changed.some((file) => /^(scripts\/build\/|astro\.config)/.test(file)),
  dev: ({ changed }) =>
    changed.some((file) => /^(scripts\/dev|astro\.config|tests\/dev)/.test(file)),
  engines: ({ changed }) => changed.some((file) => file.startsWith('tests/engines/')),
}

/** Deleted files have nothing to read. */
function present({ changed, needs }: Change): string[] {
  return changed.filter((file) => needs.has(file))
}

function testsOf(
  project: keyof typeof TESTS,
  { changed, needs }: Change,
  reached: ReadonlyMap<string, number>,
): Part {
  if (changed.some((file) => EVERY_TEST.test(file))) return true
  if (project === 'component' && reached.has(COMPONENT_SETUP)) return true
  return nearestFirst(reached).filter((file) => TESTS[project].test(file) && needs.has(file))
}

function nearestFirst(reached: ReadonlyMap<string, number>): string[] {
  return [...reached].sort(([, a], [, b]) => a - b).map(([file]) => file)
}

const SPEC = /^tests\/e2e\/.*\.spec\.ts$/

function specsOf(change: Change): string[] {
  const specs = [...change.needs.keys()].filter((file) => SPEC.test(file))
  const own = reachOf(
    change.needs,
    change.changed.filter((file) => file.startsWith('tests/e2e/')),
  )
  const journeys = new Set(change.changed.flatMap((file) => journeysOf(file, specs)))
  return specs.filter((spec) => own.has(spec) || journeys.has(spec))
}

function isServed(file: string): boolean {
  return /^(src|public|netlify|db)\//.test(file) && !/\.test\.tsx?$/.test(file)
}
