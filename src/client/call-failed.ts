import type { Failure } from './request.ts'

/** A failure as an exception, as TanStack Query expects it. */
export class CallFailed extends Error implements Omit<Failure, 'ok'> {
  readonly code: Failure['code']
  readonly fields: Failure['fields']
  readonly retryAfter: Failure['retryAfter']

  constructor({ code, fields, retryAfter }: Failure) {
    super(code)
    this.name = 'CallFailed'
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
  }
}
