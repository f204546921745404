import { randomUUID } from 'node:crypto'
import type { Context } from '@netlify/functions'
import { faultOf, toAppError } from '#server/failure.ts'
import { log } from '#server/log.ts'

/** The part of Netlify's context that exists outside Netlify. */
export type FunctionContext = Pick<Context, 'ip' | 'requestId' | 'params' | 'url' | 'waitUntil'>

/**
 * The context of one call.
 *
 * @param ip the address of the visitor
 */
export function functionContext(request: Request, ip: string): FunctionContext {
  return {
    ip,
    requestId: randomUUID(),
    params: {},
    url: new URL(request.url),
    waitUntil: (work: Promise<unknown>) => void work.catch(reportFault),
  }
}

/** Logs an unhandled error: its class and stack location, without its message. */
export function reportFault(error: unknown): void {
  log({ level: 'error', job: 'serve', outcome: 'fault', fault: faultOf(toAppError(error)) })
}
