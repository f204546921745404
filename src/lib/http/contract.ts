import type * as z from 'zod/mini'

export type Schema<Input = unknown> = z.core.$ZodType<unknown, Input>

/** One call of the API as both sides see it. Its parts that are missing are not sent. */
export type Contract = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `:name` for each of `params`. */
  path: `/${string}`
  /** Values in the path; one that does not fit names nothing (404). */
  params?: Schema<Record<string, string>>
  query?: Schema<Record<string, string | undefined>>
  /** Sent as JSON. */
  body?: Schema
  /** What it does not name is not sent. */
  response: Schema
  /** It creates something: browsers name each call by an `Idempotency-Key`, and its repetition creates nothing. */
  creates?: true
}

/** What a part of a contract is once it is parsed; nothing where there is no such part. */
export type Parsed<S extends Schema | undefined> = S extends Schema ? z.output<S> : undefined

/** What the server answers by a contract. */
export type ResponseOf<C extends Contract> = z.output<C['response']>

/**
 * Declares a call once for both sides: the server adds who may make it and what it does (`endpoint`), browsers
 * `send` it.
 */
// @__NO_SIDE_EFFECTS__
export function contract<const C extends Contract>(declared: C): C {
  return declared
}
