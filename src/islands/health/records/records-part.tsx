import type { ReactNode } from 'react'
import type { RecordsProps } from './texts.ts'

export function RecordsPart({ t }: RecordsProps): ReactNode {
  return <h2>{t('healthRecords.title')}</h2>
}
