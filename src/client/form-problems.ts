import {
  set,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form'
import type { FieldProblems } from '#lib/http/errors.ts'

/**
 * Validates a form whose values differ from the request (for others there is `zodResolver`), with the API's problem
 * codes.
 *
 * @param problemsOf the problems of the values, by field
 */
export function problemResolver<Values extends FieldValues>(
  problemsOf: (values: Values) => FieldProblems,
): Resolver<Values> {
  return (values) => {
    const problems = Object.entries(problemsOf(values))
    if (problems.length === 0) return { values, errors: {} }
    const errors: FieldErrors<Values> = {}
    for (const [field, message] of problems) set(errors, field, { type: 'problem', message })
    return { values: {}, errors }
  }
}

/**
 * Sets the errors of a form's fields from the server, or a check of ours. Problems of fields that the form does not
 * have are ignored.
 *
 * @returns the marked fields; none when the failure must be shown in another way
 */
export function showProblems<Values extends FieldValues>(
  { getValues, setError }: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  problems: FieldProblems,
): FieldPath<Values>[] {
  const values = getValues()
  const own = Object.entries(problems).filter(([field]) =>
    Object.hasOwn(values, field.split('.', 1)[0]!),
  )
  return own.map(([path, message]) => {
    const field = path as FieldPath<Values>
    setError(field, { type: 'problem', message })
    return field
  })
}
