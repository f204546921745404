import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { PartSkeleton } from './dashboard-skeleton.tsx'

/** Instead of a tab's list that has not arrived yet. */
export function PartLoading(): ReactNode {
  const t = useT('dashboard')
  return (
    <>
      <p role="status" className="sr-only">
        {t('dashboard.part.loading')}
      </p>
      <PartSkeleton />
    </>
  )
}
