import type { ReactNode } from 'react'

export type EmptyStateProps = {
  /** An illustration; repeats the text, so it is hidden from screen readers. */
  picture?: ReactNode
  title: string
  text?: ReactNode
  /** The next step: a button or a link. */
  action?: ReactNode
  /** The heading level of the title. */
  heading?: 'h1' | 'h2' | 'h3'
}

/** An empty list, an error or a page not found, with the next step. */
export function EmptyState(props: EmptyStateProps): ReactNode {
  const { picture, title, text, action, heading: Heading = 'h2' } = props
  return (
    <div className="flex flex-col items-center gap-3 rounded-panel border border-dashed border-edge px-5 py-10 text-center wrap-anywhere">
      {picture && (
        <div aria-hidden="true" className="mb-1">
          {picture}
        </div>
      )}
      <Heading className="text-xl">{title}</Heading>
      {text && <p className="max-w-[52ch] text-ink-soft">{text}</p>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-2.5">{action}</div>}
    </div>
  )
}
