import type * as z from 'zod/mini'
import type { FieldProblems } from './errors.ts'

/** The issue messages of our schemas; anything else is zod's own text. */
const PROBLEM_CODE = /^[a-z]+(_[a-z]+)*$/

/** Limits of the fields an error names and of the length of a name: the input may be as large as a body. */
export const PROBLEMS_MAX = 20
const NAME_MAX = 100

/**
 * Converts the issues of a schema to problem codes by field, for the first 20 fields: `required` for a missing field,
 * `unknown` for one not in the schema, otherwise the code of the rule or `invalid`.
 *
 * @param input the parsed input; distinguishes missing from invalid
 * @param whole the name for a problem of the input as a whole, such as `body`
 * @example fieldProblems(issues, { page: 'x', z: '1' }, 'query') // { page: 'invalid', z: 'unknown' }
 */
export function fieldProblems(
  issues: readonly z.core.$ZodIssue[],
  input: unknown,
  whole: string,
): FieldProblems {
  const problems = new Map<string, string>()
  for (const issue of issues) {
    // There may be as many as a body has values.
    if (problems.size >= PROBLEMS_MAX) break
    for (const [path, problem] of problemsOf(issue, input)) {
      const field = fieldName(path, whole)
      if (problems.size < PROBLEMS_MAX && !problems.has(field)) problems.set(field, problem)
    }
  }
  return Object.fromEntries(problems)
}

/** The name of a field by its path, as errors have it; `whole` for the input itself. */
export function fieldName(path: readonly PropertyKey[], whole: string): string {
  return path.map(String).join('.').slice(0, NAME_MAX) || whole
}

/** The paths that an issue is about, with the problem of each. */
function problemsOf(issue: z.core.$ZodIssue, input: unknown): [PropertyKey[], string][] {
  if (issue.code !== 'unrecognized_keys') return [[issue.path, problemOf(issue, input)]]
  return issue.keys.slice(0, PROBLEMS_MAX).map((key) => [[...issue.path, key], 'unknown'])
}

function problemOf(issue: z.core.$ZodIssue, input: unknown): string {
  const missing = issue.path.length > 0 && valueAt(input, issue.path) === undefined
  if (issue.code === 'invalid_type' && missing) return 'required'
  return PROBLEM_CODE.test(issue.message) ? issue.message : 'invalid'
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<PropertyKey, unknown>)[key]
  }
  return value
}
