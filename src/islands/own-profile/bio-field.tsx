import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useT } from '#client/texts/use-t.ts'
import { BIO_MAX } from '#lib/accounts/basics-part.ts'
import { Field } from '#ui/field.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { useFields } from './use-fields.ts'

type Props = {
  path: 'basics.bio' | 'professional.bio'
  label: string
  help?: string
}

/** A bio, with the number of characters left. */
export function BioField({ path, label, help }: Props): ReactNode {
  const t = useT('account', 'fields')
  const { control, register, error } = useFields(t)
  const value = useWatch({ control, name: path })
  return (
    <Field label={label} help={help} error={error(path)}>
      <Textarea
        maxLength={BIO_MAX}
        counter={(used, max) => t('account.counter', { used, max })}
        {...register(path)}
        value={value ?? ''}
      />
    </Field>
  )
}
