import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  title: string
  /** What is inside, such as "2 of 3". */ state: string
  children: ReactNode
}

/** A group that few fill in: one line until it is opened. */
export function Fold({ title, state, children }: Props): ReactNode {
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-16 list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
        <h2 className="min-w-0 text-lg">{title}</h2>
        <span className="ms-auto text-sm text-ink-soft tabular">{state}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 pb-6">{children}</div>
    </details>
  )
}
