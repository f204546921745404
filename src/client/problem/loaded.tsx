import type { ReactNode } from 'react'
import type { CallFailed } from '#client/data/call-failed.ts'
import { ReadFailed } from './read-failed.tsx'

/** What `useRead` gives of a read. */
export type Read<Data> = {
  data: Data | undefined
  error: CallFailed | null
  /** False for a parameter of the address that is no id. */
  isEnabled?: boolean
  refetch: () => unknown
}

type Props<Data> = {
  read: Read<Data>
  /** What is said when it could not be read. */
  failed: string
  /** Keeps its place while it loads: a `Waiting`, or nothing. */
  waiting: ReactNode
  /** Shown when there is no such thing; without it that is a failure like others. */
  gone?: ReactNode
  /** Says above the data, which stay, that a later read has failed; where nothing else on the screen does. */
  saysStale?: boolean
  children: (data: Data) => ReactNode
}

/** Data as soon as they are read; until then their place, or why they are not there. */
export function Loaded<Data>(props: Props<Data>): ReactNode {
  const { read, failed, waiting, gone, saysStale = false, children } = props
  const { data, error, isEnabled = true, refetch } = read
  const problem = error && <ReadFailed onRetry={refetch}>{failed}</ReadFailed>
  if (data !== undefined) {
    return (
      <>
        {saysStale && problem}
        {children(data)}
      </>
    )
  }
  const isGone = !isEnabled || error?.code === 'NOT_FOUND'
  if (gone !== undefined && isGone) return gone
  return problem ?? waiting
}
