import type { ReactNode } from 'react'
import type { HistoryProps } from './texts.ts'

export function HistoryPart({ t }: HistoryProps): ReactNode {
  return <h2>{t('healthHistory.title')}</h2>
}
