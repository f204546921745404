import { findBuildHook } from '#server/env.ts'
import { failureEntry } from '#server/failure.ts'
import { log } from '#server/log.ts'

/** The platform takes a build hook within this time, or is asked again the next time. In ms. */
const WITHIN = 5_000

/**
 * Asks the platform to build the site anew, by the build hook of the environment. The log says whether it was
 * taken, and that there is no hook where there is none.
 *
 * @throws Error when the hook of the environment is no address
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
    // The address is a secret, and messages of errors may hold it: the log gets none of them.
    log({ job: 'rebuild', ...failureEntry(error) })
  }
}
