import { CheckCheck, Info, ListChecks } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCache } from '#client/data/use-cache.ts'
import { useChange } from '#client/data/use-change.ts'
import { ONCE, useRead } from '#client/data/use-read.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { Loaded } from '#client/problem/loaded.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatDate } from '#lib/format/date.ts'
import { clientName } from '#lib/workspace/client-name.ts'
import * as questionnaires from '#lib/workspace/questionnaires-calls.ts'
import type * as questionnairesSchemas from '#lib/workspace/questionnaires-schemas.ts'
import { toast } from '#stores/toasts.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { clientPath, closeOver } from '../address.ts'
import { AnswerItems } from '#client/workspace/answers/answer-items.tsx'
import { Legend } from '#client/workspace/answers/legend.tsx'

type Props = {
  id: string
  /** Which opening it is: each has a read of its own. */
  opening: number
  open: boolean
}

const close = () => closeOver('answers')

/** A questionnaire with its answers, and the button that says that they were read. */
export function AnswersDialog({ id, opening, open }: Props): ReactNode {
  const t = useT('dashboardAnswers', 'island', 'workspace')
  const locale = useLocale()
  const read = useRead(
    questionnaires.getSentQuestionnaire,
    { params: { id } },
    { ...ONCE, apart: String(opening) },
  )
  const { data } = read
  const { review, isPending, failure } = useReview(id, t('dashboardAnswers.reviewed'))
  const isOver = failure?.code === 'CONFLICT' || failure?.code === 'NOT_FOUND'
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      wide
      limited
      title={data?.title ?? t('dashboardAnswers.title')}
      closeLabel={t('island.close')}
      actions={
        data && (
          <>
            {/* Beside the buttons, where no scrolling takes it out of sight. */}
            <div className="empty:hidden sm:flex-1">
              <ChangeFailed
                failure={failure}
                texts={{
                  CONFLICT: t('dashboardAnswers.conflict'),
                  NOT_FOUND: t('dashboardAnswers.conflict'),
                  other: t('dashboardAnswers.reviewFailed'),
                }}
              />
            </div>
            <div className="flex flex-wrap justify-end gap-2.5">
              <Button
                variant="quiet"
                className="grow max-sm:px-3.5 sm:grow-0"
                href={clientPath(data.authorizationId, 'records', locale)}
              >
                {t('dashboardAnswers.records')}
              </Button>
              {data.status === 'completed' && !isOver && (
                <Button
                  className="grow max-sm:px-3.5 sm:grow-0"
                  loading={isPending}
                  onClick={review}
                >
                  <CheckCheck aria-hidden="true" className="size-5 max-sm:hidden" />
                  {t('dashboardAnswers.review')}
                </Button>
              )}
            </div>
          </>
        )
      }
    >
      <Loaded
        read={read}
        gone={<p>{t('dashboardAnswers.gone')}</p>}
        failed={t('dashboardAnswers.failed')}
        waiting={
          <Waiting>
            <Skeleton className="h-16 w-full" />
            <Skeleton className="h-40 w-full" />
          </Waiting>
        }
      >
        {(questionnaire) => <Content questionnaire={questionnaire} />}
      </Loaded>
    </Dialog>
  )
}

/**
 * Says that the answers were read: then nothing waits here any more.
 *
 * @param done what is said when it was saved
 */
function useReview(id: string, done: string) {
  const { refresh } = useCache()
  const { mutate, isPending, error } = useChange(questionnaires.updateSentQuestionnaire, {
    onSuccess: () => {
      close()
      toast.success(done)
    },
    onError: refresh,
  })
  return {
    review: () => mutate({ params: { id }, body: { status: 'reviewed' } }),
    isPending,
    failure: error,
  }
}

type ContentProps = { questionnaire: questionnairesSchemas.AnsweredQuestionnaire }

function Content({ questionnaire }: ContentProps) {
  const t = useT('dashboardAnswers', 'workspace')
  const locale = useLocale()
  const { questions, responses, courses, completedAt, reviewedAt, status } = questionnaire
  const name = clientName(questionnaire.clientName, t)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-soft">
        <p>
          {completedAt
            ? t('dashboardAnswers.of', { name, date: formatDate(completedAt, locale) })
            : t('dashboardAnswers.ofOpen', { name })}
        </p>
        <Badge icon={ListChecks}>{t('dashboardAnswers.count', { count: questions.length })}</Badge>
        {reviewedAt && (
          <p>{t('dashboardAnswers.reviewedOn', { date: formatDate(reviewedAt, locale) })}</p>
        )}
      </div>
      {responses ? (
        <>
          {status === 'completed' && (
            <p className="flex gap-3 rounded-control bg-note-wash px-4 py-3 text-sm">
              <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
              {t('dashboardAnswers.note')}
            </p>
          )}
          <AnswerItems {...{ questions, responses, courses, completedAt }} />
          <Legend />
        </>
      ) : (
        <p>
          {t(status === 'withdrawn' ? 'dashboardAnswers.withdrawn' : 'dashboardAnswers.unanswered')}
        </p>
      )}
    </>
  )
}
