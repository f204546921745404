import { randomUUID } from 'node:crypto'
import type { Context } from '@netlify/functions'

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

/** Tells the developer what went wrong and where, without the message, which may hold personal data. */
export function reportFault(error: unknown): void {
  const place =
    error instanceof Error ? error.stack?.split('\n').find((line) => /^\s+at /.test(line)) : ''
  console.error(`Unexpected ${error instanceof Error ? error.name : typeof error}${place ?? ''}`)
}
