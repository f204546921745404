import type * as z from 'zod/mini'
import { addressOf, type AddressParts } from '#lib/http/address.ts'
import type { Contract, ResponseOf, Schema } from '#lib/http/contract.ts'
import { request, type Result } from './request.ts'

/** The parts of a call that its contract has, and only those. */
type Parts<C extends Contract> = {
  [Part in 'params' | 'query' | 'body' as C[Part] extends Schema ? Part : never]: z.input<
    C[Part] & Schema
  >
}
type Options = { headers?: Record<string, string>; signal?: AbortSignal }

/** What a call is given: required when its contract has parts. */
type Given<C extends Contract> = keyof Parts<C> extends never
  ? [input?: Options]
  : [input: Parts<C> & Options]

/**
 * Calls our API. Never rejects: a lost network and an answer that is no JSON are UNAVAILABLE.
 *
 * @example const result = await send(passwords.resetPassword, { body: { token, password } })
 */
export function send<C extends Contract>(
  contract: C,
  ...[input = {}]: Given<C>
): Promise<Result<ResponseOf<C>>> {
  const { body, headers, signal, ...address }: AddressParts & Options & { body?: unknown } = input
  return request(contract.method, addressOf(contract, address), { body, headers, signal })
}
