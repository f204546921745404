import type { Store } from '@netlify/blobs'
import { waitUntil } from '#server/deadline.ts'

/**
 * Runs a request to a blob store (Netlify Blobs; a local server in development and tests) with a timeout: its client
 * alone would retry for half a minute. Aborts it then, so a request reported as failed does not succeed later.
 *
 * @param ms timeout
 * @throws UNAVAILABLE on timeout; what the store throws
 */
export async function askStore<T>(
  name: string,
  ms: number,
  ask: (store: Store) => Promise<T>,
): Promise<T> {
  // Loaded lazily, not with every function.
  const { getStore } = await import('@netlify/blobs')
  const late = AbortSignal.timeout(ms)
  const store = getStore({
    name,
    consistency: 'strong',
    fetch: (input, init) => fetch(input, { ...init, signal: late }),
  })
  return waitUntil(performance.now() + ms, ask(store))
}
