import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

export type PanelProps = Omit<ComponentProps<'details'>, 'title'> & {
  title: ReactNode
  /** A summary of the content, small under the title. */
  text?: string
  /** Beside the title, such as how many of its fields are filled in. */
  badge?: ReactNode
}

/** A collapsible section: native `<details>`, so that find-in-page opens it. */
export function Panel({ title, text, badge, children, ...details }: PanelProps): ReactNode {
  return (
    <details
      {...details}
      className="group/panel rounded-control border border-line bg-surface text-start"
    >
      <summary className="flex min-h-12 list-none items-center gap-3 rounded-control px-4 py-2 text-sm font-medium [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          {title}
          {text && <span className="block text-xs font-normal text-ink-soft">{text}</span>}
        </span>
        {badge}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open/panel:rotate-180"
        />
      </summary>
      <div className="grid gap-4 px-4 pt-1 pb-5">{children}</div>
    </details>
  )
}
