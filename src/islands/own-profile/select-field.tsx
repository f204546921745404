import type { ReactNode } from 'react'
import type { FieldPath } from 'react-hook-form'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import type { ProfileForm } from './form-values.ts'
import type { OwnProfileT } from './texts.ts'
import { useFields } from './use-fields.ts'

type Props = {
  t: OwnProfileT
  path: FieldPath<ProfileForm>
  label: string
  help?: string
  /** The label of the empty option; without it the field cannot be empty. */
  none?: string
  options: readonly (readonly [value: string, label: string])[]
}

/** A single choice, registered under its path. */
export function SelectField({ t, path, label, help, none, options }: Props): ReactNode {
  const { register, error } = useFields(t)
  return (
    <Field label={label} help={help} error={error(path)}>
      <Select {...register(path)}>
        {none !== undefined && <option value="">{none}</option>}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  )
}
