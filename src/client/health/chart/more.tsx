import { ChevronRight } from 'lucide-react'
import { useState, type ReactNode } from 'react'

type Props = { title: string; children: ReactNode }

/** A quiet line that opens in place, over the whole width. What it holds is first drawn then. */
export function More({ title, children }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="group min-w-0 text-sm open:basis-full"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 font-medium text-pine">
        <ChevronRight
          aria-hidden="true"
          className="size-4.5 shrink-0 transition-transform duration-150 group-open:rotate-90"
        />
        {title}
      </summary>
      {isOpen && <div className="grid max-w-[70ch] gap-2 pb-2">{children}</div>}
    </details>
  )
}
