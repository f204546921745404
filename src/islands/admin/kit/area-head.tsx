import type { ReactNode } from 'react'

type Props = {
  title: string
  /** A line under it, such as how many there are. */
  text?: ReactNode
  /** The one button of the area, and what stands beside it; why one of them failed stands below them all. */
  actions?: ReactNode
}

/** The head of an area. */
export function AreaHead({ title, text, actions }: Props): ReactNode {
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h1 className="text-2xl">{title}</h1>
        {text && <p className="text-ink-soft">{text}</p>}
      </div>
      {actions && (
        <div className="flex flex-wrap gap-2 [&>[role=alert]]:order-last [&>[role=alert]]:w-full">
          {actions}
        </div>
      )}
    </div>
  )
}
