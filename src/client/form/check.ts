import * as z from 'zod/mini'
import { fieldProblems } from '#lib/http/field-problems.ts'
import type { Check } from './problems.ts'

/**
 * Checks a form by the schema of its request, so that both report the same fields and codes.
 *
 * @param toInput the input of the schema, where that is not the values themselves
 */
export function bySchema<Values, Schema extends z.ZodMiniType>(
  schema: Schema,
  toInput: (values: Values) => unknown = (values) => values,
): Check<Values, z.output<Schema>> {
  return (values) => {
    const input = toInput(values)
    const { data, error } = z.safeParse(schema, input)
    return error ? { problems: fieldProblems(error.issues, input, 'form') } : { body: data! }
  }
}

/** The same, as the input of a call that sends the body alone. */
export function bodyOf<Values, Schema extends z.ZodMiniType>(
  schema: Schema,
  toBody?: (values: Values) => unknown,
): Check<Values, { body: z.output<Schema> }> {
  const check = bySchema(schema, toBody)
  return (values) => {
    const checked = check(values)
    return 'body' in checked ? { body: checked } : checked
  }
}

/** The same, with the params of the call. */
export function withParams<Values, Params, Input extends object>(
  params: Params,
  check: Check<Values, Input>,
): Check<Values, { params: Params } & Input> {
  return (values) => {
    const checked = check(values)
    return 'body' in checked ? { body: { params, ...checked.body } } : checked
  }
}
