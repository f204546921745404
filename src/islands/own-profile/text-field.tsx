import type { ComponentProps, ReactNode } from 'react'
import type { FieldPath } from 'react-hook-form'
import { useT } from '#client/texts/use-t.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { ProfileForm } from './form-values.ts'
import { useFields } from './use-fields.ts'

type Props = Omit<ComponentProps<'input'>, 'className'> & {
  path: FieldPath<ProfileForm>
  label: string
  help?: string
  className?: string
}

/** A single-line field, registered under its path. */
export function TextField({ path, label, help, className, ...input }: Props): ReactNode {
  const t = useT('fields')
  const { register, error } = useFields(t)
  return (
    <Field label={label} help={help} error={error(path)} className={className}>
      <TextInput {...input} {...register(path)} />
    </Field>
  )
}
