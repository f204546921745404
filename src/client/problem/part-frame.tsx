import { Suspense, type ReactNode } from 'react'
import { Boundary } from './boundary.tsx'

type Props = {
  /** Shown while it loads. */
  placeholder?: ReactNode
  children: ReactNode
}

/** Where a part is shown that is loaded on demand: the rest of the screen works while it loads, and when it does not arrive. */
export function PartFrame({ placeholder, children }: Props): ReactNode {
  return (
    <Boundary>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </Boundary>
  )
}
