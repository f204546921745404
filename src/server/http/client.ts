import { randomUUID } from 'node:crypto'
import type { Context } from '@netlify/functions'

/** What the platform tells about a request. */
export type Platform = Pick<Context, 'ip' | 'requestId'>

/** The platform's id of the request, so that our log lines meet its own; a new one elsewhere. */
export function requestIdOf(platform: Platform | undefined): string {
  const id = platform?.requestId
  return id !== undefined && /^[\w-]{8,64}$/.test(id) ? id : randomUUID()
}

/**
 * The address a request comes from, as the platform saw it. `x-forwarded-for` is never read: its sender
 * writes it. On a developer's machine there is no platform, and all calls count as one address.
 */
export function addressOf(platform: Platform | undefined): string {
  return platform?.ip || 'local'
}
