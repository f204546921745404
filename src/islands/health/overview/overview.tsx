import type { ReactNode } from 'react'
import { useCentre } from '../kit/centre.tsx'

export function Overview(): ReactNode {
  const { t } = useCentre()
  return <h2>{t('health.overview.values')}</h2>
}
