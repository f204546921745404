import type { ReactNode } from 'react'
import type { CallFailed } from '#client/data/call-failed.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { isGone } from './cards.tsx'

/** Why a decision was not saved, in a card that stays. */
export function DecisionFailed({ failure }: { failure: CallFailed | null }): ReactNode {
  const t = useT('adminModeration')
  return (
    <ChangeFailed
      failure={isGone(failure) ? null : failure}
      texts={{
        STALE: t('adminModeration.decide.stale'),
        other: t('adminModeration.decide.failed'),
      }}
    />
  )
}
