import type { Store } from '@netlify/blobs'
import { waitUntil } from '#server/deadline.ts'

/**
 * Asks a store of files (Netlify Blobs; in development and tests a local server of it), and gives up in time: by
 * itself its client tries for half a minute. It asks no more after that either, so that what was said to have failed
 * does not arrive later.
 *
 * @param ms how long to wait for the answer
 * @throws UNAVAILABLE when there is none in time; what the store throws
 */
export async function askStore<T>(
  name: string,
  ms: number,
  ask: (store: Store) => Promise<T>,
): Promise<T> {
  // Loaded with the first question, not with every function.
  const { getStore } = await import('@netlify/blobs')
  const late = AbortSignal.timeout(ms)
  const store = getStore({
    name,
    consistency: 'strong',
    fetch: (input, init) => fetch(input, { ...init, signal: late }),
  })
  return waitUntil(performance.now() + ms, ask(store))
}
