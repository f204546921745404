import { ArrowRight, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#client/address/link.tsx'

type Props = { title: string; /** What is inside, on one line. */ state: string }

const ROW =
  'grid min-h-16 list-none grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-3 py-2.5 [&::-webkit-details-marker]:hidden'
const ICON = 'col-start-2 row-span-2 row-start-1 size-5 text-ink-soft'

/** A group of fields: its name and what it holds, until it is opened. */
export function Fold({ title, state, children }: Props & { children: ReactNode }): ReactNode {
  return (
    <details className="group border-b border-line">
      <summary className={ROW}>
        <Name title={title} state={state} />
        <ChevronDown
          aria-hidden="true"
          className={`${ICON} transition-transform duration-150 group-open:rotate-180`}
        />
      </summary>
      <div className="grid gap-5 pt-1 pb-6">{children}</div>
    </details>
  )
}

type RowLinkProps = Props & { href: string; onFollow?: () => void }

/** The same of what is elsewhere. */
export function RowLink({ href, onFollow, ...name }: RowLinkProps): ReactNode {
  return (
    <Link href={href} onFollow={onFollow} className={`${ROW} border-b border-line`}>
      <Name {...name} />
      <ArrowRight aria-hidden="true" className={ICON} />
    </Link>
  )
}

const Name = ({ title, state }: Props) => (
  <>
    <h2 className="font-sans text-base leading-snug font-medium tracking-normal">{title}</h2>
    <span className="col-start-1 truncate text-sm text-ink-soft tabular">{state}</span>
  </>
)
