import * as z from 'zod/mini'
import type { Contract, Schema } from '#lib/http/contract.ts'
import { AppError, type FieldProblems } from '#lib/http/errors.ts'
import { fieldName, fieldProblems, PROBLEMS_MAX } from '#lib/http/field-problems.ts'
import { queryRecord } from '#lib/http/query.ts'
import { unfitTexts } from '#lib/http/unfit-texts.ts'
import { DEFAULT_MAX_BODY, readJson, readUpload, readUploadFields } from './body.ts'
import type { Endpoint } from './endpoint.ts'

const NO_QUERY = z.strictObject({})

/**
 * Parses client input and reports problems by field. Text that Postgres cannot store is refused anywhere in it, so that
 * no schema has to handle it.
 *
 * @throws INVALID_INPUT
 */
export function parse<S extends Schema>(
  schema: S,
  input: unknown,
  name: 'query' | 'body',
): z.output<S> {
  const unfit = unfitTexts(input, PROBLEMS_MAX)
  if (unfit.length > 0) {
    const problems = unfit.map((path) => [fieldName(path, name), 'invalid_characters'] as const)
    throw refused(name, Object.fromEntries(problems))
  }
  const result = z.safeParse(schema, input)
  if (result.success) return result.data
  throw refused(name, fieldProblems(result.error.issues, input, name))
}

function refused(name: string, fields: FieldProblems): AppError {
  return new AppError('INVALID_INPUT', `the ${name} does not fit`, { fields })
}

/** Reads and parses the body, if the contract has one. @throws TOO_LARGE, INVALID_INPUT */
export async function parseBody(
  { contract, maxBody = DEFAULT_MAX_BODY, maxValues }: Endpoint,
  request: Request,
): Promise<unknown> {
  if (!contract.body) return undefined
  const input = contract.upload
    ? readUploadFields(request)
    : await readJson(request, maxBody, maxValues)
  return parse(contract.body, input, 'body')
}

/** Reads the file, if the contract has one. @throws TOO_LARGE, INVALID_INPUT */
export async function readFile(
  { upload }: Contract,
  request: Request,
): Promise<Uint8Array | undefined> {
  return upload && readUpload(request, upload)
}

/** Parses the query; a contract without query parameters accepts none. @throws INVALID_INPUT */
export function parseQuery(contract: Contract, request: Request): unknown {
  const query = queryRecord(new URL(request.url).searchParams)
  return parse(contract.query ?? NO_QUERY, query, 'query')
}

/** Parses the path parameters: a malformed id is treated like an unknown one. @throws NOT_FOUND */
export function parseParams(contract: Contract, params: Record<string, string>): unknown {
  if (!contract.params) return undefined
  const result = z.safeParse(contract.params, params)
  if (result.success) return result.data
  throw new AppError('NOT_FOUND', 'the path names nothing')
}

/**
 * Strips from a response what its contract does not name. The chunks of a file stay as they are.
 *
 * @throws INTERNAL when the response breaks its contract
 */
export function parseResponse(contract: Contract, output: unknown): unknown {
  if (contract.download) return output
  const result = z.safeParse(contract.response, output)
  if (result.success) return result.data
  const fields = fieldProblems(result.error.issues, output, 'response')
  throw new AppError('INTERNAL', 'the answer breaks its contract', { fields })
}
