import type { FieldSpec } from '#lib/fields/field-spec.ts'
import type { T } from '#lib/i18n/t.ts'

/** The address of an account; password managers know it as the name of its user. */
export const emailField = (t: T<'auth'>): FieldSpec => ({
  kind: 'email',
  label: t('auth.email'),
  autoComplete: 'username',
  required: true,
})
