import type { ReactNode } from 'react'
import { Waiting } from '#client/problem/waiting.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** Keeps the place of the panel next to a table while its content loads. */
export const DetailWaiting = (): ReactNode => (
  <Waiting>
    <Skeleton className="h-11 w-3/4" />
    <Skeleton className="h-48" />
  </Waiting>
)
