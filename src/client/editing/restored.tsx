import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'

type Props = {
  editing: { isRestored: boolean; conflicts: readonly unknown[] | null }
  /** Gives it up, where nothing else on the screen does. */
  action?: { label: string; onTake: () => void } | undefined
}

/** Says that what is typed was typed before. Where it was saved elsewhere meanwhile, that says so too. */
export function Restored({ editing, action }: Props): ReactNode {
  return editing.isRestored && !editing.conflicts && <Notice action={action} />
}

function Notice({ action }: { action: Props['action'] }) {
  const t = useT('editing')
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 rounded-control bg-note-wash px-4 py-1.5 text-sm"
    >
      <p className="min-w-52 flex-1 py-1.5">{t('editing.restored')}</p>
      {action && (
        <button type="button" onClick={action.onTake} className="link">
          {action.label}
        </button>
      )}
    </div>
  )
}
