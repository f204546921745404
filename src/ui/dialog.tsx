import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import { useRef, type ReactNode, type RefObject } from 'react'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  /** The name of the button with the cross. */
  closeLabel: string
  children?: ReactNode
  /** The buttons at its foot, the deciding one last. */
  actions?: ReactNode
  /** `alertdialog` asks before something is destroyed; a press beside it does not close it. */
  role?: 'dialog' | 'alertdialog'
  /** What is focused first; otherwise the first control inside, or a question's first answer. */
  initialFocus?: RefObject<HTMLElement | null>
}

/**
 * A question or a form over the page: a sheet at the bottom of a phone, a panel in the middle elsewhere.
 * Keeps the focus inside, closes on Escape, and gives the focus back to what opened it.
 */
export function Dialog(props: DialogProps): ReactNode {
  const { open, onOpenChange, title, description, closeLabel, children, actions } = props
  const { role = 'dialog', initialFocus } = props
  const foot = useRef<HTMLDivElement>(null)
  const first = () => initialFocus?.current ?? foot.current?.querySelector('button') ?? null
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => onOpenChange(details.open)}
      role={role}
      lazyMount
      unmountOnExit
      {...((initialFocus || role === 'alertdialog') && { initialFocusEl: first })}
    >
      <Portal>
        <Ark.Backdrop className="fixed inset-0 z-40 bg-on-citrus/60 data-[state=closed]:animate-vanish data-[state=open]:animate-appear dark:bg-black/65" />
        <Ark.Positioner className="fixed inset-0 z-50 grid items-end sm:place-items-center sm:p-6">
          <Ark.Content className="relative flex max-h-[calc(100dvh-2rem)] w-full flex-col rounded-t-panel bg-surface text-ink shadow-soft data-[state=closed]:animate-sink data-[state=open]:animate-rise sm:max-w-lg sm:rounded-panel sm:border sm:border-line">
            <Ark.Title className="ps-5 pe-16 pt-5 pb-2 text-xl sm:ps-6">{title}</Ark.Title>
            <div className="flex min-h-0 flex-col gap-4 overflow-y-auto px-5 pb-5 sm:px-6">
              {description && (
                <Ark.Description className="text-ink-soft">{description}</Ark.Description>
              )}
              {children}
            </div>
            {actions && (
              <div
                ref={foot}
                className="flex flex-col-reverse gap-2.5 border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-6"
              >
                {actions}
              </div>
            )}
            {/* Last, so that the first field is focused first. */}
            <Ark.CloseTrigger
              aria-label={closeLabel}
              className="absolute end-3 top-3 grid size-11 place-items-center rounded-full text-ink-soft hover:bg-surface-2 hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </Ark.CloseTrigger>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
