import type * as z from 'zod/mini'
import { addressOf, type AddressParts } from '#lib/http/address.ts'
import type { Call, ResponseOf, Schema, Upload } from '#lib/http/contract.ts'
import { forgetSession } from '#stores/session.ts'
import { withFreshPassword } from './fresh-password.ts'
import { forgetKey, keyOf } from './idempotency-key.ts'
import { request, type Result } from './request.ts'

/** The parts of a call that its contract has, and only those. */
type Parts<C extends Call> = {
  [
    Part in 'params' | 'query' | 'body' as NonNullable<C[Part]> extends Schema ? Part : never
  ]: z.input<NonNullable<C[Part]> & Schema>
} & (NonNullable<C['upload']> extends Upload ? { file: Blob } : unknown)
/** The input of any contract. */
export type AnyInput = AddressParts & Options & { body?: unknown; file?: Blob }
type Options = { headers?: Record<string, string>; signal?: AbortSignal }

/** The input of a call: required when its contract has parts. */
export type Given<C extends Call> = keyof Parts<C> extends never
  ? [input?: Options]
  : [input: Parts<C> & Options]

/**
 * Calls our API. Never rejects: a network error and a response that is not JSON are UNAVAILABLE. UNAUTHENTICATED ends
 * the session of this browser (`$session`), so screens need not check for it; a read is asked once more before. A create
 * call sends an idempotency key: a retry after a lost response creates nothing more.
 *
 * @example const result = await send(passwords.resetPassword, { body: { token, password } })
 */
export function send<C extends Call>(
  call: C,
  ...[input = {}]: Given<C>
): Promise<Result<ResponseOf<C>>> {
  return sendAny(call, input)
}

/** `send` for generic code, whose input was type-checked by its caller. */
export async function sendAny<C extends Call>(
  call: C,
  { body, file, headers, signal, ...address }: AnyInput,
): Promise<Result<ResponseOf<C>>> {
  const path = addressOf(call, address)
  const key = call.creates && { 'Idempotency-Key': keyOf(path, body, file) }
  const type = file && call.upload && { 'Content-Type': typeOf(file, call.upload) }
  const init = { body, file, headers: { ...type, ...headers, ...key }, signal }
  const ask = () => withFreshPassword(() => request<ResponseOf<C>>(call.method, path, init))
  let result = await ask()
  // A new password, or a sign-in in another tab, replaces the cookie that this call left with: then only the old session
  // is over. A change is not repeated, because by now somebody else may be signed in.
  if (isOver(result) && call.method === 'GET') result = await ask()
  if (isOver(result)) forgetSession()
  if (key && result.ok) forgetKey(path, body, file)
  return result
}

/**
 * What a file is sent under. A browser tells types by the names of files and by what is installed: without a reader of PDF
 * it knows none. What the file is, the server sees from its bytes.
 */
const typeOf = ({ type }: Blob, { types }: Upload) => (types.includes(type) ? type : types[0])

const isOver = (result: Result<unknown>) => !result.ok && result.code === 'UNAUTHENTICATED'
