import { set, type FieldErrors, type Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { ProfileUpdate } from '#lib/accounts/own-profile.ts'
import { fieldProblems } from '#lib/http/field-problems.ts'
import { toUpdate, type ProfileForm } from './form-values.ts'

/** Checks the form by the schema of the API, so that both name the same fields with the same codes. */
export const resolver: Resolver<ProfileForm> = (form) => {
  const update = toUpdate(form, 1)
  const parsed = z.safeParse(ProfileUpdate, update)
  if (parsed.success) return { values: form, errors: {} }
  const errors: FieldErrors<ProfileForm> = {}
  const problems = fieldProblems(parsed.error.issues, update, 'form')
  for (const [field, message] of Object.entries(problems)) {
    set(errors, field, { type: 'problem', message })
  }
  return { values: {}, errors }
}
