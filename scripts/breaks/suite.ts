import { join } from 'node:path'
import { createVitest, type TestModule, type Vitest } from 'vitest/node'

/** The layers of Vitest, from the cheapest. */
export const LAYERS = ['unit', 'integration', 'component'] as const
export type Layer = (typeof LAYERS)[number]

export interface Suite {
  /** Runs test files. @returns the full name of the first test that fails, null when all pass */
  firstFailure: (layer: Layer, files: readonly string[]) => Promise<Failure | null>
}

export interface Failure {
  file: string
  test: string
}

/**
 * Vitest over a checkout. Each run is a Vitest of its own: one that is kept open goes on with modules of the run before, with
 * a fault that has been mended.
 */
export function suiteOf(root: string): Suite {
  return {
    firstFailure: async (layer, files) => {
      if (files.length === 0) return null
      const vitest = await createVitest(
        { root, watch: false, project: [layer], reporters: [QUIET], fsModuleCache: false },
        // Packages are linked: their files stand above.
        { server: { fs: { strict: false } } },
      )
      try {
        return await run(vitest, root, files)
      } finally {
        await vitest.close()
      }
    },
  }
}

const QUIET = {}

async function run(
  vitest: Vitest,
  root: string,
  files: readonly string[],
): Promise<Failure | null> {
  // Which file is a test of which project is known once all are listed.
  await vitest.globTestSpecifications()
  const specifications = files.flatMap((file) => vitest.getModuleSpecifications(join(root, file)))
  if (specifications.length === 0) return null
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const [failed] = testModules.flatMap((module) => failureOf(module, root))
  if (failed) return failed
  const [error] = unhandledErrors
  return error === undefined ? null : { file: files[0]!, test: textOf(error) }
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
