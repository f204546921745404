import type { ReactNode } from 'react'
import { Waiting } from '#client/problem/waiting.tsx'
import { PartSkeleton } from './dashboard-skeleton.tsx'

/** Instead of a tab's list that has not arrived yet. */
export const PartLoading = (): ReactNode => (
  <Waiting>
    <PartSkeleton />
  </Waiting>
)
