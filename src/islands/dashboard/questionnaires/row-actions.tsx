import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { clientName } from '#lib/workspace/client-name.ts'
import type { SentQuestionnaire } from '#lib/workspace/questionnaires-schemas.ts'
import { AnswersLink } from '../place-link.tsx'
import { RemindFailed } from '../remind-failed.tsx'
import type { OnGone } from '../use-gone.ts'
import { useRemind } from '../use-remind.ts'
import { knownStatus } from './status-badge.tsx'

/** What is asked about before it is done. */
export type Asked = { what: 'withdraw' | 'stop'; questionnaire: SentQuestionnaire }

type Props = {
  questionnaire: SentQuestionnaire
  onGone: OnGone
  onAsk: (asked: Asked) => void
}

const LINK = 'link text-sm aria-disabled:opacity-50'

/** What can be done with a questionnaire. */
export function RowActions({ questionnaire, onGone, onAsk }: Props): ReactNode {
  const t = useT('dashboardQuestionnaires', 'workspace')
  const { remind, isBusy, failure } = useRemind(onGone)
  const { id, title, remindedAt, repeat } = questionnaire
  const status = knownStatus(questionnaire.status)
  const name = clientName(questionnaire.clientName, t)
  const named = (action: string) => t('dashboardQuestionnaires.actionOf', { action, title, name })
  const answers = t('dashboardQuestionnaires.answers')
  const isAnswered = status === 'completed' || status === 'reviewed'
  const press = (text: string, onPress: () => void, isPending = false) => (
    <button
      type="button"
      aria-label={named(text)}
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && onPress()}
      className={LINK}
    >
      {text}
    </button>
  )
  return (
    <div className="actions flex flex-wrap gap-x-5 xl:justify-end">
      <div className="basis-full empty:hidden">
        <RemindFailed failure={failure} />
      </div>
      {isAnswered && (
        <AnswersLink id={id} label={named(answers)} className={`answers ${LINK}`}>
          <span>{answers}</span>
        </AnswersLink>
      )}
      {status === 'pending' &&
        remindedAt === null &&
        press(t('dashboardQuestionnaires.remind'), () => remind(id), isBusy)}
      {status === 'pending' &&
        press(t('dashboardQuestionnaires.withdraw'), () =>
          onAsk({ what: 'withdraw', questionnaire }),
        )}
      {repeat &&
        press(t('dashboardQuestionnaires.stop'), () => onAsk({ what: 'stop', questionnaire }))}
    </div>
  )
}
