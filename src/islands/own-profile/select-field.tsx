import type { ReactNode } from 'react'
import type { FieldPath } from 'react-hook-form'
import { useT } from '#client/texts/use-t.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import type { ProfileForm } from './form-values.ts'
import { useFields } from './use-fields.ts'

type Props = {
  path: FieldPath<ProfileForm>
  label: string
  help?: string
  /** The label of the empty option; without it the field cannot be empty. */
  none?: string
  options: readonly (readonly [value: string, label: string])[]
}

/** A single choice, registered under its path. */
export function SelectField({ path, label, help, none, options }: Props): ReactNode {
  const t = useT('fields')
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
