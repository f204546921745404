import { X } from 'lucide-react'
import type { MouseEventHandler, ReactNode } from 'react'

type ChosenProps = {
  /** The label of the selected value, such as "Valencia". */
  children: string
  /** The accessible name; includes the visible text, such as "Remove the filter Valencia". */
  removeLabel: string
  onRemove?: MouseEventHandler
  /** The URL without this filter; then the chip is a link and works without JavaScript. */
  href?: string
}

const LOOK =
  'inline-flex min-h-11 items-center gap-2 rounded-panel bg-surface-2 py-1.5 ps-4 pe-3.5 text-start text-sm font-medium transition-colors duration-150 hover:bg-line'

/** A selected value, such as a filter, that a click removes. */
export function Chosen({ children, removeLabel, onRemove, href }: ChosenProps): ReactNode {
  const inside = (
    <>
      {children}
      <X aria-hidden="true" className="size-4 shrink-0 text-ink-soft" strokeWidth={2.5} />
    </>
  )
  if (href === undefined) {
    return (
      <button type="button" className={LOOK} aria-label={removeLabel} onClick={onRemove}>
        {inside}
      </button>
    )
  }
  return (
    <a href={href} className={LOOK} aria-label={removeLabel} onClick={onRemove}>
      {inside}
    </a>
  )
}
