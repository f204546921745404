import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type SheetProps = {
  /** The `popoverTarget` of the buttons that open it, with or without JavaScript. */
  id: string
  title: string
  /** The name of the close button. */
  closeLabel: string
  /** A portrait on the lower edge of the header, on the wash of the nearest `data-profession`. */
  portrait?: ReactNode
  children: ReactNode
  /** Stays visible at the bottom: the one primary button. */
  foot?: ReactNode
}

/**
 * A form or a choice over the page, from the bottom on phones, from the right on wide screens. A native popover:
 * opening, closing by an outside click or Escape, and restoring the focus work without JavaScript.
 */
export function Sheet({ id, title, closeLabel, portrait, children, foot }: SheetProps): ReactNode {
  const titleId = `${id}-title`
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      ref={takesFocus}
      // For HTML without JavaScript; the browser focuses this element when the popover opens.
      // eslint-disable-next-line jsx-a11y-x/no-autofocus -- nothing is focused until it is opened
      autoFocus
      className="sheet fixed inset-x-0 top-auto bottom-0 m-0 max-h-[94dvh] w-full max-w-none flex-col overflow-y-auto overscroll-contain rounded-t-panel bg-surface text-ink shadow-soft outline-none backdrop:bg-scrim open:flex open:animate-rise lg:inset-y-0 lg:start-auto lg:end-0 lg:h-dvh lg:max-h-none lg:w-116 lg:rounded-s-panel lg:rounded-e-none lg:open:animate-slide"
    >
      <div
        className={cx(
          'grid grid-cols-[1fr_auto] items-center gap-3 ps-5 pe-2 pt-2',
          !!portrait && 'grid-cols-[auto_1fr_auto] bg-(--wash) pb-0 text-on-citrus',
        )}
      >
        {portrait && <div className="self-end">{portrait}</div>}
        <h2 id={titleId} className="py-3 text-xl">
          {title}
        </h2>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={closeLabel}
          className="grid size-11 place-items-center self-start rounded-full hover:bg-ink/10"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div className="flex flex-1 flex-col gap-4 px-5 pt-2 pb-5">{children}</div>
      {foot && (
        <div className="sticky bottom-0 grid gap-1 bg-surface px-5 pt-2 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
          {foot}
        </div>
      )}
    </div>
  )
}

/** React renders `autofocus` only on the server; in a browser it never sets the attribute. */
function takesFocus(sheet: HTMLElement | null): void {
  sheet?.toggleAttribute('autofocus', true)
}
