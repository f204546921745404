import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { addressOf } from '#lib/http/address.ts'
import type { Call } from '#lib/http/contract.ts'
import { FileButton } from './file-button.tsx'

type Props = {
  /** A call with `download`. */
  call: Call & { download: { name: string } }
  /** Filters and order of the table. */
  query: Readonly<Record<string, string>>
}

/** Saves all rows of a table as CSV. */
export function CsvButton({ call, query }: Props): ReactNode {
  const t = useT('admin')
  return (
    <FileButton
      path={addressOf(call, { query })}
      name={call.download.name}
      label={t('admin.csv.button')}
      failed={t('admin.csv.failed')}
    />
  )
}
