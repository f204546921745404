import type { ReactNode } from 'react'
import { bodyOf, withParams } from '#client/form/check.ts'
import { Fields } from '#client/form/fields.tsx'
import { useT } from '#client/texts/use-t.ts'
import * as reviews from '#lib/admin/reviews-calls.ts'
import * as reviewsSchemas from '#lib/admin/reviews-schemas.ts'
import { REASON_MAX } from '#lib/fields/reason.ts'
import type { AppealOutcome } from '#lib/reviews/moderation.ts'
import type { ButtonVariant } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { APPEAL, type CardPlace } from './cards.tsx'
import { DecisionFailed } from './decision-failed.tsx'
import { professionalOf } from './review-context.tsx'
import { useRuling } from './use-ruling.ts'

type Props = { decision: reviewsSchemas.ReviewDecision; onGone: CardPlace['onGone'] }

/** Accepts an appeal, or refuses it with a reason. */
export function AppealForm({ decision, onGone }: Props): ReactNode {
  const t = useT('adminModeration')
  const { id, review } = decision
  const editedAt = review?.editedAt ?? null
  const { form, by } = useRuling<typeof reviews.decideAppeal, AppealOutcome>(reviews.decideAppeal, {
    about: APPEAL + id,
    first: 'accepted',
    check: withParams(
      { id },
      bodyOf(reviewsSchemas.decideAppeal.body, (values) => ({ ...values, editedAt })),
    ),
    done: (outcome) => t(`adminModeration.appeal.done.${outcome}`),
    onGone,
  })
  const name = professionalOf(decision, t)
  const button = (outcome: AppealOutcome, variant: ButtonVariant = 'quiet') => {
    const act = t(`adminModeration.appeal.${outcome}`)
    return (
      <Button
        variant={variant}
        size="sm"
        aria-label={t('adminModeration.appeal.of', { act, name })}
        {...by(outcome)}
      >
        {act}
      </Button>
    )
  }
  return (
    <form {...form.props} className="mt-4 grid gap-4">
      <Fields
        form={form}
        of={{
          reason: {
            kind: 'paragraph',
            label: t('adminModeration.appeal.reason'),
            help: t('adminModeration.appeal.help'),
            helpBelow: true,
            max: REASON_MAX,
            rows: 3,
          },
        }}
      />
      <div className="flex flex-wrap gap-2.5">
        {button('accepted')}
        {button('refused', 'refuse')}
      </div>
      <DecisionFailed failure={form.failure} />
    </form>
  )
}
