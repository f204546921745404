import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { Rows } from './area-skeleton.tsx'

/** Keeps the place of a table while it loads. */
export function TableSkeleton(): ReactNode {
  const t = useT('workspace')
  return (
    <>
      <p role="status" className="sr-only">
        {t('workspace.loading')}
      </p>
      <div aria-hidden="true">
        <Rows />
      </div>
    </>
  )
}
