import { useRef, useState, type ReactNode } from 'react'
import { useCache } from '#client/data/use-cache.ts'
import { useChange } from '#client/data/use-change.ts'
import { useT } from '#client/texts/use-t.ts'
import * as reviews from '#lib/admin/reviews-calls.ts'
import type * as reviewsSchemas from '#lib/admin/reviews-schemas.ts'
import type { AppealOutcome } from '#lib/reviews/moderation.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { useTyped } from '../kit/use-typed.ts'
import { CARDS, isGone, type CardPlace } from './cards.tsx'
import { DecisionFailed } from './decision-failed.tsx'
import { DESTRUCTIVE } from './destructive.ts'
import { ReasonField } from './reason-field.tsx'
import { professionalOf } from './review-context.tsx'

type Props = { decision: reviewsSchemas.ReviewDecision; onGone: CardPlace['onGone'] }

/** Accepts an appeal, or refuses it with a reason. */
export function AppealForm({ decision, onGone }: Props): ReactNode {
  const t = useT('adminModeration')
  const { id, review } = decision
  const [reason, setReason] = useTyped(`appeal ${id}`)
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const { refresh } = useCache()
  const { mutate, isPending, variables, error, reset } = useChange(reviews.decideAppeal, {
    onSuccess: (_done, { body }) => {
      setReason('')
      toast.success(t(`adminModeration.appeal.done.${body.outcome}`))
      document.getElementById(CARDS)?.focus()
    },
    onError: (failure) => {
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
    },
  })
  const judge = (outcome: AppealOutcome) => {
    if (isPending) return
    const isMissing = outcome === 'refused' && reason.trim() === ''
    setProblem(isMissing ? 'required' : undefined)
    if (isMissing) {
      reset()
      field.current?.focus()
      return
    }
    onGone(null)
    mutate({ params: { id }, body: { outcome, reason, editedAt: review?.editedAt ?? null } })
  }
  const name = professionalOf(decision, t)
  const button = (outcome: AppealOutcome, look?: string) => {
    const act = t(`adminModeration.appeal.${outcome}`)
    return (
      <Button
        variant="quiet"
        size="sm"
        className={look}
        aria-label={t('adminModeration.appeal.of', { act, name })}
        loading={isPending && variables.body.outcome === outcome}
        onClick={() => judge(outcome)}
      >
        {act}
      </Button>
    )
  }
  return (
    <>
      <ReasonField
        label={t('adminModeration.appeal.reason')}
        help={t('adminModeration.appeal.help')}
        value={reason}
        problem={problem}
        field={field}
        onChange={setReason}
      />
      <div className="mt-4 flex flex-wrap gap-2.5">
        {button('accepted')}
        {button('refused', DESTRUCTIVE)}
      </div>
      <DecisionFailed failure={error} />
    </>
  )
}
