import { ArrowLeft, X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { useFrame } from '../frame-context.ts'
import { goWith } from '../address.ts'

type Props = {
  /** The parameter of the address that names what is open, and its value; null while nothing is. */
  name: string
  open: string | null
  /** The id of the element that opened it, to which the focus returns. */
  opener: (open: string) => string
  /** What the table is called: the way back on phones. */
  back: string
  /** The name of the panel. */
  title: string
  /** The table. */
  children: ReactNode
  /** What is open. */
  detail: ReactNode
}

/** A table with what is open beside it; on phones in its place. */
export function Beside(props: Props): ReactNode {
  const { name, open, opener, back, title, children, detail } = props
  const { t } = useFrame()
  const panel = useRef<HTMLElement>(null)
  const before = useRef<string | null>(null)
  useEffect(() => {
    // The focus follows: into the panel, and back to the row that opened it.
    if (open !== null && open !== before.current) panel.current?.focus()
    if (open === null && before.current !== null) {
      document.getElementById(opener(before.current))?.focus()
    }
    before.current = open
  }, [open, opener])
  const close = () => goWith({ [name]: null })
  return (
    <div
      className={cx(
        'grid min-w-0 gap-4',
        open !== null && 'lg:grid-cols-[minmax(0,1fr)_minmax(17rem,22rem)] lg:items-start',
      )}
    >
      <div className={cx('min-w-0', open !== null && 'max-lg:hidden')}>{children}</div>
      {open !== null && (
        <section
          ref={panel}
          tabIndex={-1}
          aria-label={title}
          className="relative min-w-0 scroll-mt-20 rounded-card border border-line bg-surface p-4 sm:p-5 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto"
        >
          <button
            type="button"
            onClick={close}
            className="-ms-2 mb-1 flex min-h-11 items-center gap-2 px-2 text-sm font-semibold lg:hidden"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {back}
          </button>
          <button
            type="button"
            onClick={close}
            aria-label={t('workspace.close')}
            className="absolute end-2 top-2 grid size-11 place-items-center rounded-full hover:bg-surface-2 max-lg:hidden"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
          {detail}
        </section>
      )}
    </div>
  )
}
