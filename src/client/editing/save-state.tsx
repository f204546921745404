import { CircleCheck, CloudAlert, CloudUpload, PencilLine, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatMoment } from '#lib/format/moment.ts'
import { cx } from '#ui/cx.ts'
import type { SaveState } from './use-autosave.ts'

type Props = {
  state: SaveState
  /**
   * When it was saved, ISO, where that is only a draft; null while there is none. Then nothing is said of what is saved: who
   * pressed the button has been told by a toast.
   */
  draftAt?: string | null
}

const ICONS: Record<SaveState, LucideIcon> = {
  saved: CircleCheck,
  unsaved: PencilLine,
  saving: CloudUpload,
  failed: CloudAlert,
}

/** Whether what is typed is saved, in an editor that saves by itself. */
export function SaveStateLine({ state, draftAt }: Props): ReactNode {
  const t = useT('editing')
  const locale = useLocale()
  const Icon = ICONS[state]
  const isSilent = state === 'saved' && draftAt === null
  return (
    <span
      role={state === 'failed' ? 'alert' : 'status'}
      className={cx(
        'inline-flex items-center gap-2 text-sm',
        state === 'failed' ? 'text-clay-strong' : 'text-ink-soft',
      )}
    >
      {!isSilent && (
        <>
          <Icon aria-hidden="true" className="size-4.5 shrink-0" />
          {state === 'saved' && draftAt
            ? t('editing.state.draft', { date: formatMoment(draftAt, locale) })
            : t(`editing.state.${state}`)}
        </>
      )}
    </span>
  )
}
