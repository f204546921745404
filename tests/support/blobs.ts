import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBlobs } from '#scripts/blobs.ts'

/** A separate blob store for this process and its children, over real HTTP; returns a function that stops it. */
export async function ownBlobs(): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'blobs-'))
  const { stop } = await openBlobs(directory)
  return async () => {
    await stop()
    await rm(directory, { recursive: true })
  }
}
