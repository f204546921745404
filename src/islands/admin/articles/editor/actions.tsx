import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '#client/dialogs/confirm-dialog.tsx'
import { useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'
import { IntentFailed } from './intent-failed.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import type { ArticleState } from './use-article.ts'
import type { FailedIntent } from './use-intent.ts'

type Props = { state: ArticleState }

/** What can be done with an article in its state; the one that is meant is solid and last. */
export function Actions({ state }: Props): ReactNode {
  const t = useT('adminArticles')
  const { stored, act, isBusy, failed } = state
  const [asked, setAsked] = useState<'schedule' | 'withdraw' | null>(null)
  const isScheduled = stored.state === 'scheduled'
  const isPublished = stored.state === 'published'
  const close = () => setAsked(null)
  return (
    <div className="grid min-w-0 gap-2">
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
        {isScheduled && (
          <Button variant="quiet" size="sm" onClick={() => act({ to: 'withdraw' })}>
            {t('adminArticles.act.unschedule')}
          </Button>
        )}
        {isPublished ? (
          <Button variant="quiet" size="sm" onClick={() => setAsked('withdraw')}>
            {t('adminArticles.act.withdraw')}
          </Button>
        ) : (
          <>
            <Button variant="quiet" size="sm" onClick={() => act({ to: 'save' })}>
              {t('adminArticles.act.save')}
            </Button>
            <Button variant="quiet" size="sm" onClick={() => setAsked('schedule')}>
              {t(isScheduled ? 'adminArticles.act.reschedule' : 'adminArticles.act.schedule')}
            </Button>
          </>
        )}
        <Button
          size="sm"
          loading={isBusy}
          onClick={() => act({ to: isPublished ? 'save' : 'publish' })}
        >
          {t(
            isPublished
              ? 'adminArticles.act.save'
              : isScheduled
                ? 'adminArticles.act.publishNow'
                : 'adminArticles.act.publish',
          )}
        </Button>
      </div>
      {isSaidHere(failed, asked) && <IntentFailed failed={failed} />}
      <ScheduleDialog state={state} open={asked === 'schedule'} onClose={close} />
      <ConfirmDialog
        title={t('adminArticles.withdraw.title')}
        text={t('adminArticles.withdraw.text')}
        confirm={t('adminArticles.withdraw.submit')}
        isDanger
        open={asked === 'withdraw'}
        onClose={close}
        onConfirm={() => {
          close()
          act({ to: 'withdraw' })
        }}
      />
    </div>
  )
}

/** Versions, and the dialog that is open, say it themselves. */
const isSaidHere = (failed: FailedIntent | null, asked: string | null) =>
  failed?.intent.to !== 'restore' && failed?.intent.to !== asked
