import type { ReactNode } from 'react'

/** An address in a table: it breaks before the @, and elsewhere only where a part of it is longer than the column may be. */
export function EmailText({ children }: { children: string }): ReactNode {
  const at = children.lastIndexOf('@')
  return (
    <span className="block max-w-64 wrap-break-word">
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </span>
  )
}
