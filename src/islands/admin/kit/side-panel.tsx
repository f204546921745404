import { ArrowLeft, X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { cx } from '#ui/cx.ts'
import { goWith, type AdminParameter } from '../address.ts'
import { rowButtonId } from './row-button.tsx'

type Props = {
  /** The parameter of the address that a `RowButton` sets, and its value; null while nothing is open. */
  name: AdminParameter
  open: string | null
  /** What the panel shows, where it is not what was opened: the focus stays where it is then. */
  shown?: string | null
  /** What the table is called: the way back on phones. */
  back: string
  /** The name of the panel. */
  title: string
  /** The table. */
  children: ReactNode
  /** What is open. */
  detail: ReactNode
  /** Whether the table is a narrow queue of what is decided in the panel. */
  isQueue?: boolean
}

/** A table with what is open beside it; on phones in its place. */
export function WithSidePanel(props: Props): ReactNode {
  const t = useT('island', 'workspace')
  const { name, open, back, title, children, detail, isQueue = false } = props
  const { shown = open } = props
  const panel = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const before = useRef<string | null>(null)
  useEffect(() => {
    // The focus follows: into the panel, and back to the row that opened it, or to the list where that row has gone.
    if (open !== null && open !== before.current) panel.current?.focus()
    if (open === null && before.current !== null) {
      const opener = document.getElementById(rowButtonId(before.current))
      ;(opener ?? list.current)?.focus()
    }
    before.current = open
  }, [open])
  const close = () => goWith({ [name]: null })
  return (
    <div
      className={cx(
        'grid min-w-0 gap-4',
        isQueue
          ? 'admin-queue'
          : shown !== null && 'lg:grid-cols-[minmax(0,1fr)_minmax(17rem,22rem)] lg:items-start',
      )}
    >
      <div
        ref={list}
        tabIndex={-1}
        role="group"
        aria-label={back}
        className={cx('min-w-0 outline-none', shown !== null && 'max-lg:hidden')}
      >
        {children}
      </div>
      {shown !== null && (
        <section
          ref={panel}
          tabIndex={-1}
          aria-label={title}
          className={cx(
            'relative min-w-0 scroll-mt-20 outline-none lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto',
            !isQueue &&
              'rounded-card border border-line bg-surface p-4 sm:p-5 lg:[&_.person-head]:pe-10',
          )}
        >
          <button
            type="button"
            onClick={close}
            className="-ms-2 mb-1 flex min-h-11 items-center gap-2 px-2 text-sm font-medium lg:hidden"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {back}
          </button>
          {!isQueue && (
            <button
              type="button"
              onClick={close}
              aria-label={t('island.close')}
              className="absolute end-2 top-2 grid size-11 place-items-center rounded-full hover:bg-surface-2 max-lg:hidden"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          )}
          {detail}
        </section>
      )}
    </div>
  )
}
