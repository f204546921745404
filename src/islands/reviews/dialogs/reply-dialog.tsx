import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useState } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { useChange } from '#client/data/use-change.ts'
import * as reviews from '#lib/reviews/calls.ts'
import type { AboutReview } from './dialogs.tsx'
import { textProblem } from './text-problem.ts'
import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import { LongText } from './long-text.tsx'

/** The professional's one public answer to a review. */
export function ReplyDialog({ open, review, reviewer, onClose, onDone }: AboutReview) {
  const t = useT('reviews')
  const [text, setText] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const { mutate, isPending, error } = useChange(reviews.replyToReview, {
    onSuccess: (answered) => onDone({ kind: 'replied', review: answered }, t('reviews.reply.done')),
  })
  const submit = (form: HTMLFormElement) => {
    setEmpty(text.trim() === '')
    if (text.trim() === '') {
      form.querySelector('textarea')?.focus()
      return
    }
    mutate({ params: { id: review.id }, body: { text } })
  }
  const change = (value: string) => {
    setEmpty(false)
    setText(value)
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('reviews.reply.title', { name: reviewer })}
      description={t('reviews.reply.about')}
      submit={t('reviews.reply.submit')}
      isBusy={isPending}
      problem={
        <ChangeFailed
          failure={error}
          texts={{
            CONFLICT: t('reviews.reply.duplicate'),
            NOT_FOUND: t('reviews.write.gone'),
            other: t('reviews.reply.failed'),
          }}
        />
      }
      onSubmit={submit}
    >
      <LongText
        label={t('reviews.reply.text')}
        required
        error={isEmpty ? t('reviews.reply.required') : textProblem(t, error?.fields['text'])}
        value={text}
        onChange={change}
      />
    </FormDialog>
  )
}
