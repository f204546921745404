import type { Failure, Result } from './request.ts'

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

/** A failure that was found here, as the API would refuse it. */
export const refusal = (code: Failure['code'], fields: Failure['fields'] = {}): CallFailed =>
  new CallFailed({ ok: false, code, fields, retryAfter: undefined })

/** What a call was answered with. @throws CallFailed */
export function dataOf<T>(result: Result<T>): T {
  if (result.ok) return result.data
  throw new CallFailed(result)
}
