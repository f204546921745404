import { randomUUID } from 'node:crypto'
import type { Context } from '@netlify/functions'
import { networkOf } from './network.ts'

/** What the platform tells about a request. */
export type Platform = Pick<Context, 'ip' | 'requestId'> & Partial<Pick<Context, 'waitUntil'>>

/** What an operation may know of a request besides its input. */
export type Caller = {
  /** The network address, for limits; never kept. */
  address: string
  userAgent: string
  /** Chosen by the sender, so that a request that is sent twice is done once. */
  idempotencyKey: string | null
  /** Does something after the answer; the platform keeps the function alive for it. It must not reject. */
  afterwards: (work: () => Promise<void>) => void
}

export function callerOf(request: Request, platform: Platform | undefined): Caller {
  const key = request.headers.get('idempotency-key')
  return {
    address: addressOf(platform),
    userAgent: request.headers.get('user-agent') ?? '',
    idempotencyKey: key !== null && /^[\w-]{8,64}$/.test(key) ? key : null,
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
 * The network a request comes from, as the platform saw its address. `x-forwarded-for` is never read: its sender
 * writes it. On a developer's machine there is no platform, and all calls count as one address.
 */
export function addressOf(platform: Platform | undefined): string {
  return networkOf(platform?.ip || 'local')
}
