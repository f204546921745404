import type * as z from 'zod/mini'

export type Schema<Input = unknown> = z.core.$ZodType<unknown, Input>

/** A file that a browser saves. */
export type Download = {
  /** Its media type. */
  type: string
  name: string
}

/** A file that a browser sends as the body of a call, as it is. */
export type Upload = {
  /** What errors call it. */
  field: string
  /** The media types that it may be sent under, the first where a browser knows none; what it is, its first bytes say. */
  types: readonly [string, ...string[]]
  maxBytes: number
  /** The problem of a file of another type. */
  otherType: string
}

/** The JSON of what is sent beside a file, percent-encoded: a header is in no address, and so in no log. */
export const UPLOAD_FIELDS = 'Upload-Fields'

/** One API call, shared by client and server. Missing parts are not sent. */
export type Contract = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `:name` for each of `params`. */
  path: `/${string}`
  /** Path parameters; a malformed one is a 404. */
  params?: Schema<Record<string, string>>
  query?: Schema<Record<string, string | undefined>>
  /** Sent as JSON; beside a file in a header (`UPLOAD_FIELDS`), so it must be small. */
  body?: Schema
  /** The body is a file: its bytes, never Base64 in JSON. */
  upload?: Upload
  /** Fields that it does not name are not sent. */
  response: Schema
  /** The call creates something: browsers send an `Idempotency-Key`, and a retry creates nothing more. */
  creates?: true
  /**
   * The response is a file, which the operation gives as chunks of text. It must have read what can fail before the first
   * one: a later failure can only break the download off. `response` describes the whole to those who fetch it.
   */
  download?: Download
  /**
   * The response is bytes that somebody uploaded, saved under this name and an ending by their kind: never shown by the
   * site, whose pages they must not be able to touch.
   */
  attachment?: string
}

type SchemaPart = 'params' | 'query' | 'body' | 'response'

/**
 * What a browser needs to make a call: a contract, or the same without its schemas, for pages that do without their
 * weight. The API checks what it is sent and what it answers either way.
 */
export type Call = Omit<Contract, 'response'> & Partial<Pick<Contract, 'response'>>

/**
 * The type of a contract's call without its schemas: method and path are held to those of the contract.
 *
 * @example const getThing: CallOf<typeof things.getThing> = { method: 'GET', path: '/api/thing' }
 */
export type CallOf<C extends Contract> = Omit<C, SchemaPart> &
  Partial<Pick<C, SchemaPart & keyof C>>

/** The parsed type of a part of a contract; undefined for a missing part. */
export type Parsed<S extends Schema | undefined> = S extends Schema ? z.output<S> : undefined

/** The response type of a call. */
export type ResponseOf<C extends Call> = z.output<NonNullable<C['response']>>

/**
 * Declares a call once for client and server: the server adds permissions and operation (`endpoint`), browsers `send`
 * it.
 */
// @__NO_SIDE_EFFECTS__
export function contract<const C extends Contract>(declared: C): C {
  return declared
}
