import type { Client } from '@neondatabase/serverless'
import { vi } from 'vitest'
import { UPLOAD_FIELDS, type Contract, type Schema } from '#lib/http/contract.ts'
import type { Call } from './api-routes.ts'
import { SITE } from './call-function.ts'

/** The headers that the server reads as text. */
const HEADERS = ['user-agent', 'upload-token', 'idempotency-key', UPLOAD_FIELDS]

/** The names of an object's fields, optional ones included; none of another schema. */
function namesOf(schema: Schema | undefined): string[] {
  const { def } = (schema?._zod ?? {}) as { def?: { shape?: object } }
  return Object.keys(def?.shape ?? {})
}

/** Copies of a value in each of which one text is another one. */
function replaced(value: unknown, text: string): unknown[] {
  if (typeof value === 'string') return [text]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    replaced(part, text).map((changed) =>
      Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed },
    ),
  )
}

/**
 * A call, once for each of its texts: in the path, the query, the body, whatever else its contract names, and headers.
 */
export function withText(
  { path: pattern, ...contract }: Contract,
  plain: Call,
  text: string,
): Call[] {
  const { pathname, searchParams } = new URL(plain.path, SITE)
  const query = new Set([...searchParams.keys(), ...namesOf(contract.query)])
  const inPath = pattern.split('/').flatMap((part, at) => {
    if (!part.startsWith(':')) return []
    const segments = pathname.split('/').with(at, encodeURIComponent(text))
    return [{ ...plain, path: `${segments.join('/')}?${searchParams}` }]
  })
  const inQuery = [...query].map((name) => {
    const params = new URLSearchParams(searchParams)
    params.set(name, text)
    return { ...plain, path: `${pathname}?${params}` }
  })
  const { body } = plain
  const fields = typeof body === 'object' ? body : null
  const named = namesOf(contract.body).map((name) => ({ ...fields, [name]: text }))
  const inBody = [...replaced(body, text), ...named].map((changed) => ({ ...plain, body: changed }))
  const inHeaders = HEADERS.map((name) => ({ ...plain, headers: { [name]: text } }))
  return [...inPath, ...inQuery, ...inBody, ...inHeaders]
}

type Query = string | { text: string; values?: unknown[] }

/** What clients of the database have asked since the last call of the result: statements, and their values as JSON. */
export function askedOf({ prototype }: typeof Client) {
  const query = vi.spyOn(prototype, 'query')
  return () => {
    const calls = query.mock.calls as unknown as [Query, unknown[]?][]
    query.mockClear()
    return calls.map(([asked, values]) => {
      const { text, values: own } = typeof asked === 'string' ? { text: asked, values } : asked
      return { statement: text, values: JSON.stringify(own ?? []) }
    })
  }
}
