import { X } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { cx } from './cx.ts'
import { useModal, type ModalBehaviour } from './use-modal.ts'

export type DialogProps = ModalBehaviour & {
  title: string
  description?: ReactNode
  /** The name of the close button; without it there is none, and `actions` must close the dialog. */
  closeLabel?: string
  /** Stays in view under the title, such as the sentence that sums up a form. */
  lead?: ReactNode
  /** Room for two columns. */
  wide?: boolean
  /** At most four fifths of the screen high: what lies below stays in sight. */
  limited?: boolean
  children?: ReactNode
  /** The buttons of the footer, the primary one last. */
  actions?: ReactNode
}

/**
 * A modal question or form: a bottom sheet on phones, a centred panel elsewhere.
 *
 * The native `<dialog>`: the browser focuses the first control, traps the focus, closes on Escape and restores the focus.
 * It is portalled to the body, since forms cannot be nested. Its content is mounted anew each time it opens.
 */
export function Dialog(props: DialogProps): ReactNode {
  const { open } = props
  const [shown, setShown] = useState(open)
  if (open && !shown) setShown(true)
  return shown && createPortal(<Modal {...props} onGone={() => setShown(false)} />, document.body)
}

const sizeOf = ({ wide = false, limited = false }: DialogProps) =>
  cx(wide ? 'sm:max-w-240' : 'sm:max-w-lg', limited ? 'max-h-[80dvh]' : 'max-h-[calc(100dvh-2rem)]')

function Modal(props: DialogProps & { onGone: () => void }): ReactNode {
  const { title, description, closeLabel, lead, children, actions, role = 'dialog' } = props
  const behaviour = useModal(props)
  const id = useId()
  return (
    <dialog
      {...behaviour}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={cx(
        'm-0 mt-auto w-full max-w-none modal flex-col rounded-t-panel bg-surface text-ink shadow-soft open:flex sm:m-auto sm:rounded-panel sm:border sm:border-line',
        sizeOf(props),
      )}
    >
      <h2
        id={`${id}-title`}
        className={cx('ps-5 pt-5 pb-3 text-xl sm:ps-6', closeLabel ? 'pe-16' : 'pe-5')}
      >
        {title}
      </h2>
      {lead && <div className="border-b border-line px-5 pb-4 sm:px-6">{lead}</div>}
      <div
        className={cx(
          'flex min-h-0 flex-col gap-4 overflow-y-auto px-5 pb-5 sm:px-6',
          !!lead && 'pt-4',
        )}
      >
        {description && (
          <div id={`${id}-description`} className="text-ink-soft">
            {description}
          </div>
        )}
        {children}
      </div>
      {actions && (
        <div className="flex flex-col-reverse gap-2.5 border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-6">
          {actions}
        </div>
      )}
      {/* Last, so that the first field gets the initial focus. */}
      {closeLabel && (
        <button
          type="button"
          aria-label={closeLabel}
          onClick={() => props.onOpenChange(false)}
          className="absolute end-3 top-3 grid size-11 place-items-center rounded-full text-ink-soft hover:bg-surface-2 hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
    </dialog>
  )
}
