import type { ReactNode } from 'react'
import { useCentre } from '../kit/centre.tsx'

export function OverviewStrip(): ReactNode {
  const { t } = useCentre()
  return <p>{t('health.tabs.overview')}</p>
}
