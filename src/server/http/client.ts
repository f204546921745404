import { randomUUID } from 'node:crypto'
import type { Context } from '@netlify/functions'
import { parse } from 'hono/utils/cookie'
import type { Caller } from '#server/caller.ts'
import { networksOf, type Networks } from '#server/rate-limits/network.ts'

/** What the platform tells about a request. */
export type Platform = Pick<Context, 'ip' | 'requestId'> & Partial<Pick<Context, 'waitUntil'>>

/** @param setCookies takes the `Set-Cookie` lines of the answer */
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
      const done = work()
      platform?.waitUntil?.(done)
    },
  }
}

/** The platform's id of the request, so that our log lines meet its own; a new one elsewhere. */
export function requestIdOf(platform: Platform | undefined): string {
  const id = platform?.requestId
  return id !== undefined && /^[\w-]{8,64}$/.test(id) ? id : randomUUID()
}

/**
 * The networks that a request comes from, as the platform saw its address. `x-forwarded-for` is never read: its sender
 * writes it. On a developer's machine there is no platform, and all calls count as one address.
 */
export function addressOf(platform: Platform | undefined): Networks {
  return networksOf(platform?.ip || 'local')
}
