import { randomUUID } from 'node:crypto'
import { purgeCache } from '@netlify/functions'
import { faultOf, toAppError } from './failure.ts'
import { log } from './log.ts'

/**
 * Makes the CDN forget every page and answer that it keeps under these tags (`CACHE_TAGS`). For
 * `caller.afterwards`: it never rejects, because what was saved stays saved, and the CDN asks again by
 * itself when its time is up. Does nothing where there is no CDN.
 */
export async function purgeTags(tags: readonly string[]): Promise<void> {
  // The platform gives this token to functions that it runs, and to nobody else.
  if (!process.env['NETLIFY_PURGE_API_TOKEN'] || tags.length === 0) return
  const started = performance.now()
  try {
    await purgeCache({ tags: [...tags] })
  } catch (error) {
    log({
      level: 'error',
      requestId: randomUUID(),
      route: '(purge)',
      outcome: 'UNAVAILABLE',
      status: 503,
      durationMs: Math.round(performance.now() - started),
      fault: faultOf(toAppError(error)),
    })
  }
}
