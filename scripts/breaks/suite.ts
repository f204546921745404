import { join } from 'node:path'
import { createVitest, type TestModule, type Vitest } from 'vitest/node'

/** The layers of Vitest, from the cheapest. */
export const LAYERS = ['unit', 'integration', 'component'] as const
export type Layer = (typeof LAYERS)[number]

export interface Suite {
  /** Runs test files. @returns the full name of the first test that fails, null when all pass */
  firstFailure: (layer: Layer, files: readonly string[]) => Promise<Failure | null>
  /** Forgets what a file was, after it was written. */
  forget: (file: string) => void
  close: () => Promise<void>
}

export interface Failure {
  file: string
  test: string
}

/** Vitest over a checkout, kept open: database and browser start once. */
export async function openSuite(root: string, layers: readonly Layer[]): Promise<Suite> {
  const vitest = await createVitest(
    { root, watch: false, project: [...layers], reporters: [QUIET] },
    // Packages are linked: their files stand above.
    { server: { fs: { strict: false } } },
  )
  // Which file is a test of which project is known once all are listed.
  await vitest.globTestSpecifications()
  return {
    firstFailure: (layer, files) => run(vitest, root, layer, files),
    forget: (file) => {
      vitest.invalidateFile(join(root, file))
    },
    close: () => vitest.close(),
  }
}

const QUIET = {}

async function run(
  vitest: Vitest,
  root: string,
  layer: Layer,
  files: readonly string[],
): Promise<Failure | null> {
  const specifications = files
    .flatMap((file) => vitest.getModuleSpecifications(join(root, file)))
    .filter(({ project }) => project.name.startsWith(layer))
  if (specifications.length === 0) return null
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const [failed] = testModules.flatMap((module) => failureOf(module, root))
  if (failed) return failed
  const [error] = unhandledErrors
  return error === undefined ? null : { file: files[0] ?? layer, test: textOf(error) }
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : 'an error outside of any test'
}

/** A file that does not load has failed too. */
function failureOf(module: TestModule, root: string): Failure[] {
  const file = module.moduleId.replace(`${root}/`, '')
  for (const test of module.children.allTests('failed')) return [{ file, test: test.fullName }]
  const [error] = module.errors()
  return error ? [{ file, test: error.message.split('\n')[0] ?? '' }] : []
}
