import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'

type Props = {
  editing: { isRestored: boolean; conflicts: readonly unknown[] | null }
  className?: string
}

/** Says that what is typed was typed before. Where it was saved elsewhere meanwhile, that says so too. */
export function Restored({ editing, className = '' }: Props): ReactNode {
  const t = useT('editing')
  if (!editing.isRestored || editing.conflicts) return null
  return (
    <p role="status" className={`rounded-control bg-note-wash px-4 py-3 text-sm ${className}`}>
      {t('editing.restored')}
    </p>
  )
}
