import { BadgeCheck, CircleDashed, CircleX, Clock, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useCache } from '#client/data/use-cache.ts'
import { useChange } from '#client/data/use-change.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatDate } from '#lib/format/date.ts'
import { perLocale } from '#lib/format/per-locale.ts'
import { addressOf } from '#lib/http/address.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { rankingSteps } from '#lib/professionals/ranking-steps.ts'
import type { RankingFacts } from '#lib/professionals/ranking.ts'
import { getOwnProof, withdrawVerification } from '#lib/verifications/calls.ts'
import { toast } from '#stores/toasts.ts'
import { Badge, type BadgeProps } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ClaimDialog } from './claim-dialog.tsx'
import type { VerificationSubject } from './subjects-of.ts'

type Props = { subject: VerificationSubject; ranking: RankingFacts }

const points = perLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }))

type State = 'none' | 'waiting' | 'approved' | 'refused' | 'ended'
const LOOK: Record<State, { icon: LucideIcon; tone: NonNullable<BadgeProps['tone']> }> = {
  none: { icon: CircleDashed, tone: 'waiting' },
  waiting: { icon: Clock, tone: 'note' },
  approved: { icon: BadgeCheck, tone: 'done' },
  refused: { icon: CircleX, tone: 'attention' },
  ended: { icon: CircleX, tone: 'attention' },
}

function stateOf({ approved, waiting, last }: VerificationSubject): State {
  if (waiting) return 'waiting'
  if (approved) return 'approved'
  return last?.state === 'refused' || last?.state === 'ended' ? last.state : 'none'
}

/** The profession or a certification: whether it is checked, and what can be done. */
export function Subject({ subject, ranking }: Props): ReactNode {
  const t = useT('verification')
  const locale = useLocale()
  const [isClaiming, setClaiming] = useState(false)
  const { refresh } = useCache()
  const withdraw = useChange(withdrawVerification, {
    onSuccess: () => toast.success(t('verification.withdrawn')),
    // What was decided meanwhile is shown as it is now.
    onError: ({ code }) => (code === 'CONFLICT' || code === 'NOT_FOUND' ? refresh() : undefined),
  })
  const { certificate, approved, waiting } = subject
  const state = stateOf(subject)
  const name = certificate ?? t('verification.profession')
  return (
    <div className="grid gap-2 rounded-control border border-line p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="min-w-0 font-medium break-words">{name}</h3>
        <Badge {...LOOK[state]}>{t(`verification.state.${state}`)}</Badge>
      </div>
      <p className="text-sm text-ink-soft">{linesOf({ subject, ranking }, t, locale).join(' ')}</p>
      <div className="flex flex-wrap gap-2">
        {waiting ? (
          <Waiting
            id={waiting.id}
            name={name}
            isBusy={withdraw.isPending}
            onWithdraw={() => withdraw.mutate({ params: { id: waiting.id } })}
          />
        ) : (
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('verification.form.title', { what: name })}
            onClick={() => {
              withdraw.reset()
              setClaiming(true)
            }}
          >
            {t(approved ? 'verification.renew' : 'verification.send')}
          </Button>
        )}
      </div>
      <ChangeFailed
        failure={withdraw.error}
        texts={{
          CONFLICT: t('verification.decided'),
          NOT_FOUND: t('verification.decided'),
          other: t('verification.withdrawFailed'),
        }}
      />
      <ClaimDialog
        certificate={certificate}
        name={name}
        open={isClaiming}
        onOpenChange={setClaiming}
      />
    </div>
  )
}

type WaitingProps = { id: string; name: string; isBusy: boolean; onWithdraw: () => void }

function Waiting({ id, name, isBusy, onWithdraw }: WaitingProps) {
  const t = useT('verification')
  return (
    <>
      <Button
        href={addressOf(getOwnProof, { params: { id } })}
        variant="quiet"
        size="sm"
        download
        aria-label={`${t('verification.open')}: ${name}`}
      >
        {t('verification.open')}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        loading={isBusy}
        aria-label={`${t('verification.withdraw')}: ${name}`}
        onClick={onWithdraw}
      >
        {t('verification.withdraw')}
      </Button>
    </>
  )
}

/** What became of it, and what a check would bring. */
function linesOf(props: Props, t: T<'verification'>, locale: Locale): string[] {
  const { certificate, approved } = props.subject
  return [
    ...(certificate === null ? [t('verification.professionText')] : []),
    ...newsOf(props.subject, t, locale),
    ...(approved ? [] : [gainOf(props, t, locale)]),
  ]
}

function newsOf(
  { approved, waiting, last }: VerificationSubject,
  t: T<'verification'>,
  locale: Locale,
): string[] {
  const day = (iso: string) => ({ date: formatDate(iso, locale) })
  const reason = last?.reason ?? ''
  return [
    approved?.decidedAt && t('verification.on', day(approved.decidedAt)),
    approved?.validUntil && t('verification.until', day(approved.validUntil)),
    waiting && t('verification.since', day(waiting.createdAt)),
    last?.state === 'refused' && t('verification.reason', { reason }),
    last?.endCause && t(`verification.end.${last.endCause}`, { reason }),
  ].filter((line) => typeof line === 'string')
}

function gainOf(
  { subject: { certificate }, ranking }: Props,
  t: T<'verification'>,
  locale: Locale,
): string {
  if (certificate === null) return t('verification.badge')
  const gain = rankingSteps(ranking).check
  if (gain === 0) return t('verification.noGain')
  return t('verification.gain', { count: gain, points: points(locale).format(gain) })
}
