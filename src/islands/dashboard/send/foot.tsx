import type { ReactNode } from 'react'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'
import { Problem } from '#ui/problem.tsx'
import { namesOf } from './names.ts'
import type { Work } from './use-sending.ts'
import type { SendMessages } from './messages.ts'

type Props = {
  words: SendMessages
  work: Work
  /** Whom it is for is not known yet. */
  isWaiting: boolean
  onCancel: () => void
  children: ReactNode
}

/** What will happen, why it did not, and the buttons. */
export function Foot({ words, work, isWaiting, onCancel, children }: Props): ReactNode {
  const t = useT('island', 'sendQuestionnaire', 'workspace')
  const { failure, wrong, gone, sending, isPending } = work
  const hasOthers = gone.length < sending.clients.length
  return (
    <div className="grid w-full min-w-0 gap-3">
      <ChangeFailed
        failure={failure}
        texts={{
          other: t('sendQuestionnaire.problem.failed'),
        }}
      />
      {wrong > 0 && <Problem>{t('sendQuestionnaire.problem.fields', { count: wrong })}</Problem>}
      {gone.length > 0 && (
        <div className="grid justify-items-start gap-2">
          <Problem>
            {t('sendQuestionnaire.problem.gone', {
              count: gone.length,
              who: namesOf(gone, words),
            })}
          </Problem>
          <Button variant="quiet" size="sm" loading={isPending} onClick={work.submitWithoutGone}>
            {hasOthers
              ? t('sendQuestionnaire.problem.withoutGone')
              : t('sendQuestionnaire.problem.removeGone')}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-end gap-3">
        <div className="min-w-0 flex-1 basis-72">{children}</div>
        <div className="flex flex-1 flex-wrap justify-end gap-2.5 sm:flex-none">
          <Button variant="quiet" className="grow max-sm:px-3.5 sm:grow-0" onClick={onCancel}>
            {t('island.cancel')}
          </Button>
          <Button
            className="grow max-sm:px-3.5 sm:grow-0"
            loading={isPending || isWaiting}
            onClick={work.submit}
          >
            {t('sendQuestionnaire.send')}
          </Button>
        </div>
      </div>
    </div>
  )
}
