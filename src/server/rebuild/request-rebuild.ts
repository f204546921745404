import { findBuildHook } from '#server/env.ts'
import { failureEntry } from '#server/failure.ts'
import { log } from '#server/log.ts'

/** Timeout of the build hook; the next run retries. In ms. */
const WITHIN = 5_000

/**
 * Requests a build of the site through the configured build hook. The log records the result, or that no hook is
 * configured.
 *
 * @throws Error when the configured hook is not a URL
 */
export async function requestRebuild(): Promise<void> {
  const hook = findBuildHook()
  if (!hook) {
    log({ level: 'warn', job: 'rebuild', outcome: 'not-configured' })
    return
  }
  try {
    const { ok, status } = await fetch(hook, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(WITHIN),
    })
    log({ level: ok ? 'info' : 'error', job: 'rebuild', outcome: ok ? 'ok' : 'failed', status })
  } catch (error) {
    // The hook's URL is a secret, and error messages may contain it: log none.
    log({ job: 'rebuild', ...failureEntry(error) })
  }
}
