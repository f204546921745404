import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useT } from '#client/texts/use-t.ts'
import { ListInput } from '#islands/account/list-input.tsx'
import { useFields } from './use-fields.ts'

type Props = {
  path: 'professional.certifications' | 'professional.achievements'
  label: string
  help: string
}

/** A list of texts, registered under its path. */
export function ListField({ path, label, help }: Props): ReactNode {
  const t = useT('account', 'fields')
  const { control, setValue, error } = useFields(t)
  const items = useWatch({ control, name: path })
  return (
    <ListInput
      id={path}
      label={label}
      help={help}
      error={error(path)}
      items={items ?? []}
      onChange={(changed) => setValue(path, changed)}
      addLabel={t('account.list.add')}
      removeLabel={(item) => t('account.list.remove', { item })}
    />
  )
}
