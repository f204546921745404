import { findBuildHook } from '#server/env.ts'
import { failureEntry } from '#server/failure.ts'
import { log } from '#server/log.ts'

/** Timeout of the build hook; the next run retries. In ms. */
const WITHIN = 5_000

/**
 * Requests a build of the site through the configured build hook. The log records the result, or that no hook is
 * configured.
 *
 * @returns `none` without a hook
 * @throws Error when the configured hook is not a URL
 */
export async function requestRebuild(): Promise<'ok' | 'failed' | 'none'> {
  const hook = findBuildHook()
  if (!hook) {
    log({ level: 'warn', job: 'rebuild', outcome: 'not-configured' })
    return 'none'
  }
  try {
    const { ok, status } = await fetch(hook, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(WITHIN),
    })
    const outcome = ok ? 'ok' : 'failed'
    log({ level: ok ? 'info' : 'error', job: 'rebuild', outcome, status })
    return outcome
  } catch (error) {
    // The hook's URL is a secret, and error messages may contain it: log none.
    log({ job: 'rebuild', ...failureEntry(error) })
    return 'failed'
  }
}
