import type { ReactNode } from 'react'
import './fact-row.css'

type Props = {
  face: ReactNode
  title: ReactNode
  /** What is stated, on one line where there is room. */
  fact: ReactNode
  course?: ReactNode
  when: string
  /** One quiet button. With the class `open`, it is on a phone the whole row. */
  action: ReactNode
  /** Why the action failed. */
  children?: ReactNode
}

/** A row of a list of what waits: who, what it is, since when, and what to do. */
export function FactRow({ face, title, fact, course, when, action, children }: Props): ReactNode {
  return (
    <li className="fact-row">
      {face}
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 leading-snug">{title}</p>
        <p className="line-clamp-2 text-sm wrap-anywhere text-ink-soft sm:line-clamp-1">{fact}</p>
      </div>
      <div className="max-sm:hidden">{course}</div>
      <p className="text-xs text-ink-soft max-sm:self-start sm:text-end sm:text-sm">{when}</p>
      {action}
      <div className="col-span-full empty:hidden">{children}</div>
    </li>
  )
}
