import type { ReactNode } from 'react'
import { useBoard } from './board.tsx'
import { PartSkeleton } from './dashboard-skeleton.tsx'

/** Instead of a tab's list that has not arrived yet. */
export function PartLoading(): ReactNode {
  const { t } = useBoard()
  return (
    <>
      <p role="status" className="sr-only">
        {t('dashboard.part.loading')}
      </p>
      <PartSkeleton />
    </>
  )
}
