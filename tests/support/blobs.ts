import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBlobs } from '#scripts/blobs.ts'

const CONTEXT = 'NETLIFY_BLOBS_CONTEXT'

/**
 * A separate blob store for this process and its children, over real HTTP, also where one is inherited by the environment
 * (all integration tests share one); returns a function that stops it.
 */
export async function ownBlobs(): Promise<() => Promise<void>> {
  const inherited = process.env[CONTEXT]
  Reflect.deleteProperty(process.env, CONTEXT)
  const directory = await mkdtemp(join(tmpdir(), 'blobs-'))
  const { stop } = await openBlobs(directory)
  return async () => {
    await stop()
    if (inherited !== undefined) process.env[CONTEXT] = inherited
    await rm(directory, { recursive: true })
  }
}
