import { get, useFormContext, type FieldPath } from 'react-hook-form'
import { fieldText } from '#client/field-text.ts'
import type { T } from '#lib/i18n/t.ts'
import type { ProfileForm } from './form-values.ts'

type Problem = { message?: string } | Problem[] | undefined

/** The first problem code of a field, including those of a list's entries. */
function codeOf(problem: Problem): string | undefined {
  if (Array.isArray(problem)) return problem.map(codeOf).find(Boolean)
  return problem?.message
}

/** The form of the enclosing section, with the error message of each field. */
export function useFields(t: T<'fields'>) {
  const form = useFormContext<ProfileForm>()
  const { errors } = form.formState
  /** @param missing what to say instead where nothing was given */
  const error = (path: FieldPath<ProfileForm>, missing?: string) => {
    const code = codeOf(get<unknown, Problem>(errors, path))
    return code === 'required' && missing ? missing : fieldText(t, code)
  }
  return { ...form, error }
}
