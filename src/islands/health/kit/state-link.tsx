import type { MouseEvent, ReactNode } from 'react'
import { addressWith, goTo, type Parameters } from './use-tab.ts'

type Props = {
  to: Parameters
  /** Its name where the text alone does not say where it leads. */
  label?: string
  /** Whether it leads to what is open. */
  current?: boolean
  className?: string
  children: ReactNode
}

/** A link to a state of the centre: changes the address without loading the page, and opens in a new tab if asked to. */
export function StateLink({ to, label, current = false, className, children }: Props): ReactNode {
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    goTo(to)
  }
  return (
    <a
      href={addressWith(to)}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      onClick={onClick}
      className={className}
    >
      {children}
    </a>
  )
}
