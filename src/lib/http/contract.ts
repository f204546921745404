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

/** What is checked of a call: what it is sent, and what it answers. */
export type Schemas = {
  /** Path parameters; a malformed one is a 404. */
  params?: Schema<Record<string, string>>
  query?: Schema<Record<string, string | undefined>>
  /** Sent as JSON; beside a file in a header (`UPLOAD_FIELDS`), so it must be small. */
  body?: Schema
  /** Fields that it does not name are not sent. */
  response: Schema
}

/** How a call is made. */
type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `:name` for each of `params`. */
  path: `/${string}`
  /** The body is a file: its bytes, never Base64 in JSON. */
  upload?: Upload
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

/** What a browser needs to make a call. Its schemas are the server's (`endpoint`): here they are types alone. */
export type Call = Route & Partial<Schemas>

/**
 * The call of these schemas.
 *
 * @typeParam Flags what it has beside method and path
 * @example export const createThing: CallOf<typeof schemas.createThing, { creates: true }> = { method: 'POST', path: '/api/things', creates: true }
 */
export type CallOf<P extends Schemas, Flags = unknown> = Pick<Route, 'method' | 'path'> &
  Flags &
  Partial<P>

/** A call with its schemas, which the server holds it to. */
export type Contract = Route & Schemas

/** The schemas that a call names. */
export type SchemasOf<C extends Call> = Required<Pick<C, keyof C & keyof Schemas>>

/** Joins a call with its schemas. */
export const contractOf = <C extends Call, P extends Schemas>(call: C, schemas: P): C & P => ({
  ...call,
  ...schemas,
})

/** The parsed type of a part of a contract; undefined for a missing part. */
export type Parsed<S extends Schema | undefined> = S extends Schema ? z.output<S> : undefined

/** The response type of a call. */
export type ResponseOf<C extends Partial<Schemas>> = z.output<NonNullable<C['response']>>
