import { randomUUID } from 'node:crypto'
import type { Context } from '@netlify/functions'
import { parse } from 'hono/utils/cookie'
import type { Caller } from '#server/caller.ts'
import { failureEntry } from '#server/failure.ts'
import { log } from '#server/log.ts'
import { networksOf, type Networks } from '#server/rate-limits/network.ts'

/** What the platform provides about a request. */
export type Platform = Pick<Context, 'ip' | 'requestId'> & Partial<Pick<Context, 'waitUntil'>>

/** @param setCookies collects the `Set-Cookie` lines of the response */
export function callerOf(
  request: Request,
  platform: Platform | undefined,
  setCookies: string[],
): Caller {
  return {
    address: addressOf(platform),
    userAgent: request.headers.get('user-agent') ?? '',
    cookies: parse(request.headers.get('cookie') ?? ''),
    setCookie: (line) => void setCookies.push(line),
    afterwards: (work) => {
      const done = doneAfterwards(work)
      platform?.waitUntil?.(done)
    },
  }
}

/** Never rejects, and does not begin before its caller goes on: nothing of it can fail the response. */
async function doneAfterwards(work: () => Promise<unknown>): Promise<void> {
  try {
    await Promise.resolve().then(work)
  } catch (error) {
    log({ job: 'afterwards', ...failureEntry(error) })
  }
}

/** The platform's request id, so our log lines can be correlated with its own; a new one elsewhere. */
export function requestIdOf(platform: Platform | undefined): string {
  const id = platform?.requestId
  return id !== undefined && /^[\w-]{8,64}$/.test(id) ? id : randomUUID()
}

/**
 * The networks of the client address as the platform saw it. `x-forwarded-for` is never read: the client can forge it.
 * Locally there is no platform, and all calls count as one address.
 */
export function addressOf(platform: Platform | undefined): Networks {
  return networksOf(platform?.ip || 'local')
}
