import type { FieldProblems } from '#lib/http/errors.ts'
import type { FormValues } from './values.ts'

/** The request of a form, or what keeps it from being sent. */
export type Checked<Body> = { body: Body } | { problems: FieldProblems }
export type Check<Values, Body> = (values: Values) => Checked<Body>

export const isEmpty = (problems: FieldProblems): boolean => Object.keys(problems).length === 0

export const problemsIn = (checked: Checked<unknown>): FieldProblems =>
  'problems' in checked ? checked.problems : {}

/**
 * The problems of a form's own fields, by their names: the problem of a list's entry is that of the list. Others are
 * dropped, as a refusal may name what the form does not have.
 */
export function ownProblems(problems: FieldProblems, values: FormValues): FieldProblems {
  const own: Record<string, string> = {}
  for (const [path, code] of Object.entries(problems)) {
    const name = nameIn(values, path)
    if (name !== undefined) own[name] ??= code
  }
  return own
}

function nameIn(values: FormValues, path: string): string | undefined {
  if (Object.hasOwn(values, path)) return path
  const end = path.lastIndexOf('.')
  return end < 0 ? undefined : nameIn(values, path.slice(0, end))
}

/**
 * The shown problems after a change: one goes when it is corrected. What only the server knows (a wrong password) goes
 * with the next change of its field.
 */
export function problemsAfter<Values extends FormValues>(
  shown: FieldProblems,
  before: Values,
  after: Values,
  check: Check<Values, unknown>,
): FieldProblems {
  if (isEmpty(shown)) return shown
  const [had, has] = [before, after].map((values) => ownProblems(problemsIn(check(values)), values))
  const left = Object.entries(shown).flatMap(([name, code]) => {
    const isServers = had![name] !== code && isSame(before[name], after[name])
    const now = isServers ? code : has![name]
    return now === undefined ? [] : [[name, now]]
  })
  return Object.fromEntries(left) as FieldProblems
}

/** Whether two values of a field are the same. */
export function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((item, i) => item === other[i])
}
