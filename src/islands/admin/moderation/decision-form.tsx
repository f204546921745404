import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { bodyOf, withParams } from '#client/form/check.ts'
import { Fields } from '#client/form/fields.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import * as reviews from '#lib/admin/reviews-calls.ts'
import { DecideReview } from '#lib/admin/reviews-schemas.ts'
import { REASON_MAX } from '#lib/fields/reason.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import type { Decision } from '#lib/reviews/moderation.ts'
import { profilePath } from '#lib/site/routes.ts'
import type { ButtonVariant } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { REVIEW } from './cards.tsx'
import { DecisionFailed } from './decision-failed.tsx'
import type { ReviewCardProps } from './review-card.tsx'
import { authorOf } from './review-context.tsx'
import { useRuling } from './use-ruling.ts'

/** Keep, hide, remove; the last two with a reason. */
export function DecisionForm({ review, isAsked, onGone }: ReviewCardProps): ReactNode {
  const t = useT('adminModeration')
  const locale = useLocale()
  const { id, editedAt, professional } = review
  const { form, by } = useRuling<typeof reviews.decideReview, Decision>(reviews.decideReview, {
    about: REVIEW + id,
    first: 'kept',
    check: withParams(
      { id },
      bodyOf(DecideReview, ({ outcome, reason }) => ({ outcome, reason, editedAt })),
    ),
    done: (outcome) => t(`adminModeration.decide.done.${outcome}`),
    onGone,
  })
  const focusReason = useEffectEvent(() => form.focus('reason'))
  useEffect(() => {
    if (isAsked) focusReason()
  }, [isAsked])
  const name = authorOf(review, t)
  const button = (outcome: Decision, label: string, variant: ButtonVariant = 'quiet') => (
    <Button
      variant={variant}
      size="sm"
      aria-label={t('adminModeration.decide.of', { act: label, name })}
      {...by(outcome)}
    >
      {label}
    </Button>
  )
  return (
    <form {...form.props} className="mt-4 grid gap-4">
      <Fields
        form={form}
        of={{
          reason: {
            kind: 'paragraph',
            label: t('adminModeration.decide.reason'),
            help: t('adminModeration.decide.help'),
            helpBelow: true,
            max: REASON_MAX,
            rows: 3,
          },
        }}
      />
      <div className="flex flex-wrap items-center gap-2.5">
        {button('kept', t('adminModeration.decide.kept'))}
        {button('hidden', t('adminModeration.decide.hidden'))}
        {button('removed', t('adminModeration.decide.removed'), 'refuse')}
        <a
          href={`${localizedPath(profilePath(professional.type, professional.id), locale)}#reviews`}
          target="_blank"
          className="ms-auto link"
        >
          {t('adminModeration.decide.profile')}
        </a>
      </div>
      <DecisionFailed failure={form.failure} />
    </form>
  )
}
