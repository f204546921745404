import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { CallFailed } from '#client/data/call-failed.ts'
import { useCache } from '#client/data/use-cache.ts'
import { useChange } from '#client/data/use-change.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import * as reviews from '#lib/admin/reviews-calls.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import type { Decision } from '#lib/reviews/moderation.ts'
import { profilePath } from '#lib/site/routes.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { useTyped } from '../kit/use-typed.ts'
import { CARDS, isGone } from './cards.tsx'
import { DecisionFailed } from './decision-failed.tsx'
import { DESTRUCTIVE } from './destructive.ts'
import { ReasonField } from './reason-field.tsx'
import type { ReviewCardProps } from './review-card.tsx'
import { authorOf } from './review-context.tsx'

/** Keep, hide, remove; the last two with a reason, which opens the card. */
export function DecisionForm({ review, isOpen, onOpen, onGone }: ReviewCardProps): ReactNode {
  const t = useT('adminModeration')
  const locale = useLocale()
  const { id, editedAt, professional } = review
  const [reason, setReason] = useTyped(`review ${id}`)
  const [problem, setProblem] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const { refresh } = useCache()
  useEffect(() => {
    if (isOpen && isAsked) field.current?.focus()
  }, [isOpen, isAsked])
  const onError = (failure: CallFailed) => {
    const { code, fields } = failure
    setProblem(fields['reason'])
    if (fields['reason']) field.current?.focus()
    if (isGone(failure)) {
      // Nothing is left that the reason could be about.
      setReason('')
      onGone(failure)
      document.getElementById(CARDS)?.focus()
    }
    if (isGone(failure) || code === 'STALE') void refresh()
  }
  const { mutate, isPending, variables, error, reset } = useChange(reviews.decideReview, {
    onSuccess: (_done, { body }) => {
      setReason('')
      toast.success(t(`adminModeration.decide.done.${body.outcome}`))
      document.getElementById(CARDS)?.focus()
    },
    onError,
  })
  const decide = (outcome: Decision) => {
    if (isPending) return
    if (outcome !== 'kept' && !isOpen) {
      setAsked(true)
      onOpen()
      return
    }
    const isMissing = outcome !== 'kept' && reason.trim() === ''
    setProblem(isMissing ? 'required' : undefined)
    if (isMissing) {
      reset()
      field.current?.focus()
      return
    }
    onGone(null)
    mutate({ params: { id }, body: { outcome, reason: isOpen ? reason : '', editedAt } })
  }
  const name = authorOf(review, t)
  const button = (outcome: Decision, label: string, look?: string) => (
    <Button
      variant="quiet"
      size="sm"
      className={look}
      aria-label={t('adminModeration.decide.of', { act: label, name })}
      loading={isPending && variables.body.outcome === outcome}
      onClick={() => decide(outcome)}
    >
      {label}
    </Button>
  )
  const hide = isOpen ? t('adminModeration.decide.hidden') : t('adminModeration.decide.openHidden')
  const remove = isOpen
    ? t('adminModeration.decide.removed')
    : t('adminModeration.decide.openRemoved')
  return (
    <>
      {isOpen && (
        <ReasonField
          label={t('adminModeration.decide.reason')}
          help={t('adminModeration.decide.help')}
          value={reason}
          problem={problem}
          field={field}
          onChange={setReason}
        />
      )}
      <div className="mt-4 flex flex-wrap items-center gap-2.5">
        {button('kept', t('adminModeration.decide.kept'))}
        {button('hidden', hide)}
        {button('removed', remove, DESTRUCTIVE)}
        <a
          href={`${localizedPath(profilePath(professional.type, professional.id), locale)}#reviews`}
          target="_blank"
          className="ms-auto inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
        >
          {t('adminModeration.decide.profile')}
        </a>
      </div>
      <DecisionFailed failure={error} />
    </>
  )
}
