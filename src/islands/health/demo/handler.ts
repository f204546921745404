import * as z from 'zod/mini'
import type { Failure, Result } from '#client/data/request.ts'
import type { AnyInput } from '#client/data/send.ts'
import {
  contractOf,
  type Call,
  type Contract,
  type Parsed,
  type Schemas,
  type SchemasOf,
  type ResponseOf,
} from '#lib/http/contract.ts'
import type { ErrorCode, FieldProblems } from '#lib/http/errors.ts'
import { fieldProblems } from '#lib/http/field-problems.ts'
import type { DemoState } from './state.ts'

/** Answers one call of the API from the page's own data. */
export type Handler = {
  contract: Contract
  answer: (state: DemoState, input: AnyInput) => Result<unknown>
}

type ParsedInput<C extends Contract> = {
  params: Parsed<C['params']>
  query: Parsed<C['query']>
  body: Parsed<C['body']>
}

export const done = <T>(data: T): Result<T> => ({ ok: true, data })

export const failed = (code: ErrorCode, fields: FieldProblems = {}): Failure => ({
  ok: false,
  code,
  fields,
  retryAfter: undefined,
})

/** A handler with its input parsed by the contract's own schemas: the demo refuses what the server refuses. */
export function handle<C extends Call, P extends Schemas>(
  call: C,
  schemas: P & NoInfer<SchemasOf<C>>,
  answer: (state: DemoState, input: ParsedInput<C & P>) => Result<ResponseOf<P>>,
): Handler {
  const contract: Contract = contractOf<C, P>(call, schemas)
  return {
    contract,
    answer(state, input) {
      const query = z.safeParse(contract.query ?? z.unknown(), input.query ?? {})
      const body = z.safeParse(contract.body ?? z.unknown(), input.body)
      if (!query.success) return refused(query.error, input.query, 'query')
      if (!body.success) return refused(body.error, input.body, 'body')
      return answer(state, {
        params: input.params,
        query: query.data,
        body: body.data,
      } as ParsedInput<C & P>)
    },
  }
}

function refused(error: z.core.$ZodError, input: unknown, whole: string): Failure {
  return failed('INVALID_INPUT', fieldProblems(error.issues, input, whole))
}
