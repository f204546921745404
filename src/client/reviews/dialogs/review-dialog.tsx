import { useEffect, useEffectEvent, useRef } from 'react'
import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import { bodyOf, withParams } from '#client/form/check.ts'
import { Fields } from '#client/form/fields.tsx'
import { useFormCall } from '#client/form/use-form-call.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import type { T } from '#lib/i18n/t.ts'
import * as reviews from '#lib/reviews/calls.ts'
import * as reviewsSchemas from '#lib/reviews/schemas.ts'
import { Field } from '#ui/field.tsx'
import { RatingInput } from '#ui/rating-input.tsx'
import type { DialogProps } from './dialogs.tsx'
import { longText, longTextProblems } from './long-text.ts'

/** Writes or changes the user's own review. A draft stays until it is sent. */
export function ReviewDialog(props: DialogProps) {
  const { open, own, professional, onClose } = props
  const t = useT('reviews')
  const form = useReviewForm(props)
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={own ? t('reviews.write.editTitle') : t('reviews.write.title')}
      description={t('reviews.write.about', { name: professional.name })}
      submit={own ? t('reviews.write.save') : t('reviews.write.submit')}
      form={form}
      problem={
        <ChangeFailed
          failure={form.failure}
          texts={{
            UNAUTHENTICATED: t('reviews.write.signIn'),
            CONFLICT: t('reviews.write.duplicate'),
            FORBIDDEN: t('reviews.write.own'),
            NOT_FOUND: t('reviews.write.gone'),
            other: t('reviews.write.failed'),
          }}
        />
      }
    >
      <Field
        label={t('reviews.write.rating')}
        required
        error={form.problems['rating'] && t('reviews.write.ratingRequired')}
      >
        <RatingInput
          value={Number(form.values.rating)}
          onChange={(rating) => form.set({ rating: String(rating) })}
          starLabel={(count) => t('reviews.stars', { count })}
        />
      </Field>
      <Fields
        form={form}
        marksOptional
        problems={longTextProblems(t)}
        of={{
          comment: longText({
            label: t('reviews.write.comment'),
            help: t('reviews.write.commentHelp'),
          }),
        }}
      />
    </FormDialog>
  )
}

const writtenOf = (own: DialogProps['own']) => ({
  rating: String(own?.rating ?? 0),
  comment: own?.comment ?? '',
})
type ReviewForm = ReturnType<typeof writtenOf>

const check = bodyOf(reviewsSchemas.ReviewInput, ({ rating, comment }: ReviewForm) => ({
  rating: Number(rating),
  comment,
}))

function useReviewForm({ own, professional, onDone }: DialogProps) {
  const t = useT('reviews')
  const form = useFormCall(own ? reviews.updateReview : reviews.createReview, {
    initial: writtenOf(own),
    check: withParams({ id: professional.id }, check),
    onSuccess(review) {
      form.reset(writtenOf(review))
      onDone({ kind: 'written', review }, doneText(t, review, own !== null))
    },
  })
  // It may be read, or removed, after the dialogs are there. What is typed stays.
  const before = useRef(own)
  const follow = useEffectEvent(() => {
    const { rating, comment } = writtenOf(before.current)
    const now = form.now()
    if (now.rating === rating && now.comment === comment) form.reset(writtenOf(own))
    before.current = own
  })
  useEffect(() => follow(), [own])
  return form
}

function doneText(t: T<'reviews'>, { state }: reviewsSchemas.OwnReview, wasThere: boolean): string {
  if (state !== 'public') return t('reviews.write.waiting')
  return t(wasThere ? 'reviews.write.saved' : 'reviews.write.sent')
}
