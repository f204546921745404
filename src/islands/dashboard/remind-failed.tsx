import type { ReactNode } from 'react'
import type { CallFailed } from '#client/data/call-failed.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'

/** Why a client was not reminded: at the questionnaire, or above the list that it is no longer in. */
export function RemindFailed({ failure }: { failure: CallFailed | null }): ReactNode {
  const t = useT('dashboard')
  return (
    <ChangeFailed
      failure={failure}
      texts={{ CONFLICT: t('dashboard.remind.twice'), other: t('dashboard.remind.failed') }}
    />
  )
}
