import type { ReactNode } from 'react'

/** The words of a sentence that somebody has chosen: marked as with a pen, in the dark theme by colour. */
export function Mark({ children }: { children: ReactNode }): ReactNode {
  return (
    <span className="bg-[linear-gradient(transparent_58%,var(--color-citrus)_58%_94%,transparent_94%)] box-decoration-clone dark:bg-none dark:text-citrus">
      {children}
    </span>
  )
}
