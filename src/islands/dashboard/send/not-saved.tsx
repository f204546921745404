import type { ReactNode } from 'react'
import type { CallFailed } from '#client/data/call-failed.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { TEMPLATES_MAX } from '#lib/workspace/questionnaires-schemas.ts'

/** Why a template was not saved. */
export function NotSaved({ failure }: { failure: CallFailed | null }): ReactNode {
  const t = useT('sendQuestionnaire')
  const other = t('sendQuestionnaire.templates.notSaved')
  return (
    <ChangeFailed
      failure={failure}
      texts={{
        CONFLICT: failure?.fields['questions']
          ? t('sendQuestionnaire.templates.tooMany', { max: TEMPLATES_MAX })
          : failure?.fields['title']
            ? t('sendQuestionnaire.templates.taken')
            : other,
        other,
      }}
    />
  )
}
