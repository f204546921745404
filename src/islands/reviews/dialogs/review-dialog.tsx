import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useState } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { useChange } from '#client/data/use-change.ts'
import type { T } from '#lib/i18n/t.ts'
import * as reviews from '#lib/reviews/calls.ts'
import type * as reviewsSchemas from '#lib/reviews/schemas.ts'
import { Field } from '#ui/field.tsx'
import { RatingInput } from '#ui/rating-input.tsx'
import type { DialogProps } from './dialogs.tsx'
import { textProblem } from './text-problem.ts'
import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import { LongText } from './long-text.tsx'

/** Writes or changes the user's own review. A draft stays until it is sent. */
export function ReviewDialog(props: DialogProps) {
  const { open, own, professional, onClose, onDone } = props
  const t = useT('reviews')
  const [draft, setDraft] = useState<reviewsSchemas.ReviewInput>()
  const [isUnrated, setUnrated] = useState(false)
  const { mutate, isPending, error } = useChange(
    own ? reviews.updateReview : reviews.createReview,
    {
      onSuccess(review) {
        setDraft(undefined)
        onDone({ kind: 'written', review }, doneText(t, review, own !== null))
      },
    },
  )
  const given = draft ?? writtenOf(own)

  const submit = (form: HTMLFormElement) => {
    setUnrated(given.rating === 0)
    if (given.rating === 0) {
      form.querySelector<HTMLElement>('[role="radio"][tabindex="0"]')?.focus()
      return
    }
    mutate({ params: { id: professional.id }, body: given })
  }
  const isRatingWrong = isUnrated || error?.fields['rating'] !== undefined
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={own ? t('reviews.write.editTitle') : t('reviews.write.title')}
      description={t('reviews.write.about', { name: professional.name })}
      submit={own ? t('reviews.write.save') : t('reviews.write.submit')}
      isBusy={isPending}
      problem={
        <ChangeFailed
          failure={error}
          texts={{
            UNAUTHENTICATED: t('reviews.write.signIn'),
            CONFLICT: t('reviews.write.duplicate'),
            FORBIDDEN: t('reviews.write.own'),
            NOT_FOUND: t('reviews.write.gone'),
            other: t('reviews.write.failed'),
          }}
        />
      }
      onSubmit={submit}
    >
      <Field
        label={t('reviews.write.rating')}
        required
        error={isRatingWrong ? t('reviews.write.ratingRequired') : undefined}
      >
        <RatingInput
          name="rating"
          value={given.rating}
          onChange={(rating) => {
            setUnrated(false)
            setDraft({ ...given, rating })
          }}
          starLabel={(count) => t('reviews.stars', { count })}
        />
      </Field>
      <LongText
        label={t('reviews.write.comment')}
        help={t('reviews.write.commentHelp')}
        error={textProblem(t, error?.fields['comment'])}
        value={given.comment}
        onChange={(comment) => setDraft({ ...given, comment })}
      />
    </FormDialog>
  )
}

const writtenOf = (own: DialogProps['own']): reviewsSchemas.ReviewInput => ({
  rating: own?.rating ?? 0,
  comment: own?.comment ?? '',
})

function doneText(t: T<'reviews'>, { state }: reviewsSchemas.OwnReview, wasThere: boolean): string {
  if (state !== 'public') return t('reviews.write.waiting')
  return t(wasThere ? 'reviews.write.saved' : 'reviews.write.sent')
}
