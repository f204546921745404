import { useState, type ReactNode } from 'react'
import { useCache } from '#client/data/use-cache.ts'
import { useChange } from '#client/data/use-change.ts'
import { ConfirmDialog } from '#client/dialogs/confirm-dialog.tsx'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { getEdition, stopEdition } from '#lib/admin/newsletter/calls.ts'
import {
  EDITION_COUNTS,
  languagesOf,
  SUBJECT_OF,
  type Edition,
} from '#lib/admin/newsletter/edition.ts'
import { formatMadridMoment } from '#lib/format/madrid-moment.ts'
import { formatCount } from '#lib/format/number.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { AreaHead } from '../kit/area-head.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { StateBadge } from './state-badge.tsx'

type Props = { edition: Edition }

/** What became of an edition, or becomes while one looks. */
export function Report(props: Props): ReactNode {
  const { edition } = props
  const t = useT('adminNewsletter')
  const locale = useLocale()
  const { counts, state } = edition
  const [isShown, setShown] = useState(false)
  const subjects = languagesOf(edition).map((language) => edition[SUBJECT_OF[language]])
  return (
    <div className="grid min-w-0 gap-5">
      <AreaHead
        title={subjects.join(' · ')}
        text={<Times {...props} />}
        actions={
          <>
            <Button variant="quiet" size="sm" onClick={() => setShown(true)}>
              {t('adminNewsletter.report.text')}
            </Button>
            <StopButton {...props} />
          </>
        }
      />
      {state === 'sending' && <Progress {...props} />}
      {state !== 'scheduled' && (
        <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {EDITION_COUNTS.map((name) => (
            <div key={name} className="rounded-card border border-line bg-surface p-4">
              <dt className="text-sm text-ink-soft">{t(`adminNewsletter.count.${name}`)}</dt>
              <dd className="font-display text-2xl tabular">{formatCount(counts[name], locale)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="max-w-[70ch] text-sm text-ink-soft">{t('adminNewsletter.report.note')}</p>
      <PreviewDialog {...props} open={isShown} onClose={() => setShown(false)} />
    </div>
  )
}

function Times({ edition }: Props) {
  const t = useT('adminNewsletter')
  const locale = useLocale()
  const { state, scheduledAt, startedAt, finishedAt } = edition
  const at = (moment: string) => ({ moment: formatMadridMoment(moment, locale) })
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <StateBadge state={state} />
      {state === 'scheduled' && scheduledAt && (
        <span>{t('adminNewsletter.report.scheduled', at(scheduledAt))}</span>
      )}
      {startedAt && <span>{t('adminNewsletter.report.started', at(startedAt))}</span>}
      {finishedAt && <span>{t('adminNewsletter.report.finished', at(finishedAt))}</span>}
    </span>
  )
}

function Progress({ edition: { counts } }: Props) {
  const t = useT('adminNewsletter')
  const locale = useLocale()
  const done = counts.sent + counts.failed
  const total = done + counts.waiting
  const text = t('adminNewsletter.report.progress', {
    done: formatCount(done, locale),
    total: formatCount(total, locale),
  })
  return (
    <div className="grid gap-1.5">
      <progress
        aria-label={t('adminNewsletter.state.sending')}
        aria-valuetext={text}
        max={Math.max(total, 1)}
        value={done}
        className="h-3 w-full accent-pine"
      />
      <p role="status" className="text-sm tabular">
        {text}
      </p>
    </div>
  )
}

function StopButton({ edition }: Props) {
  const t = useT('adminNewsletter')
  const [isAsking, setAsking] = useState(false)
  const isScheduled = edition.state === 'scheduled'
  const cache = useCache()
  const stop = useChange(stopEdition, {
    onSuccess(stopped) {
      setAsking(false)
      cache.put(getEdition, { params: stopped }, stopped)
      toast.success(
        stopped.state === 'draft'
          ? t('adminNewsletter.stop.takenBack')
          : t('adminNewsletter.stop.done'),
      )
    },
  })
  const close = () => {
    setAsking(false)
    if (!stop.isPending) stop.reset()
  }
  const failed = (
    <ChangeFailed failure={stop.error} texts={{ other: t('adminNewsletter.stop.failed') }} />
  )
  if (edition.state !== 'sending' && !isScheduled) return failed
  const run = () => stop.mutate({ params: { id: edition.id } })
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        loading={stop.isPending}
        onClick={isScheduled ? run : () => setAsking(true)}
      >
        {t(isScheduled ? 'adminNewsletter.stop.takeBack' : 'adminNewsletter.stop.open')}
      </Button>
      {/* The dialog may have been closed before the answer came. */}
      {!isAsking && failed}
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        title={t('adminNewsletter.stop.title')}
        text={t('adminNewsletter.stop.text')}
        confirm={t('adminNewsletter.stop.confirm')}
        isBusy={stop.isPending}
        problem={failed}
        onConfirm={run}
      />
    </>
  )
}
