import type { ReactNode } from 'react'
import type { CallFailed } from '#client/data/call-failed.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'

type Props = {
  failure: CallFailed | null
  /** For what is not named here. */
  other: string
}

/** Why a record was not saved, and that what is typed is safe. */
export function RecordFailed({ failure, other }: Props): ReactNode {
  const t = useT('healthRegister')
  const offline = t('healthRegister.trouble.offline')
  return (
    <ChangeFailed
      failure={failure}
      texts={{
        UNAVAILABLE: offline,
        // It was saved elsewhere, and what is there now could not be read.
        STALE: offline,
        RATE_LIMITED: t('healthRegister.trouble.limited'),
        other,
      }}
    />
  )
}
