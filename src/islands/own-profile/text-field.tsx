import type { ComponentProps, ReactNode } from 'react'
import type { FieldPath } from 'react-hook-form'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { ProfileForm } from './form-values.ts'
import type { OwnProfileT } from './texts.ts'
import { useFields } from './use-fields.ts'

type Props = Omit<ComponentProps<'input'>, 'className'> & {
  t: OwnProfileT
  path: FieldPath<ProfileForm>
  label: string
  help?: string
  className?: string
}

/** A single-line field, registered under its path. */
export function TextField({ t, path, label, help, className, ...input }: Props): ReactNode {
  const { register, error } = useFields(t)
  return (
    <Field label={label} help={help} error={error(path)} className={className}>
      <TextInput {...input} {...register(path)} />
    </Field>
  )
}
