import type { ReactNode } from 'react'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { filledNames } from '#lib/health/form/record-form.ts'
import { Problem } from '#ui/problem.tsx'
import type { RecordFormState } from './use-record-form.ts'

type Props = {
  form: RecordFormState['form']
  /** Where no value is typed. */
  empty: string
  /** For what is not named here. */
  other: string
}

/** Why a record was not saved, and that what is typed is safe. */
export function RecordFailed({ form, empty, other }: Props): ReactNode {
  const t = useT('healthRegister')
  const { failure, values } = form
  if (failure && 'values' in failure.fields) {
    return filledNames(values).length === 0 && <Problem>{empty}</Problem>
  }
  return (
    <ChangeFailed
      failure={failure}
      texts={{
        UNAVAILABLE: t('healthRegister.trouble.offline'),
        RATE_LIMITED: t('healthRegister.trouble.limited'),
        other,
      }}
    />
  )
}
