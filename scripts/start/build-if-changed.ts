import { inputsHash, keptInputs } from '../build/inputs.ts'
import { run } from '../child.ts'

/** Builds the site, unless the last build was made of the same files. */
export async function buildIfChanged(): Promise<void> {
  if (keptInputs() === (await inputsHash())) console.log('Nothing changed since the last build')
  else await buildInProcess()
}

/**
 * Builds the site from the environment of this process, in one of its own: its memory, and that of the bundler that it
 * starts, is free afterwards, and it does not hold what its caller has loaded for the database.
 */
export function buildInProcess(): Promise<void> {
  return run('node', ['scripts/build/build-process.ts'])
}
