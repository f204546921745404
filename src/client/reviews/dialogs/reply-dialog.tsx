import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import { bodyOf, withParams } from '#client/form/check.ts'
import { Fields } from '#client/form/fields.tsx'
import { useFormCall } from '#client/form/use-form-call.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import * as reviews from '#lib/reviews/calls.ts'
import { ReplyInput } from '#lib/reviews/schemas.ts'
import type { AboutReview } from './dialogs.tsx'
import { longText, longTextProblems } from './long-text.ts'

const check = bodyOf(ReplyInput)

/** The professional's one public answer to a review. */
export function ReplyDialog({ open, review, reviewer, onClose, onDone }: AboutReview) {
  const t = useT('reviews')
  const form = useFormCall(reviews.replyToReview, {
    initial: { text: '' },
    check: withParams({ id: review.id }, check),
    onSuccess: (answered) => onDone({ kind: 'replied', review: answered }, t('reviews.reply.done')),
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('reviews.reply.title', { name: reviewer })}
      description={t('reviews.reply.about')}
      submit={t('reviews.reply.submit')}
      form={form}
      problem={
        <ChangeFailed
          failure={form.failure}
          texts={{
            CONFLICT: t('reviews.reply.duplicate'),
            NOT_FOUND: t('reviews.write.gone'),
            other: t('reviews.reply.failed'),
          }}
        />
      }
    >
      <Fields
        form={form}
        problems={{ ...longTextProblems(t), required: t('reviews.reply.required') }}
        of={{ text: longText({ label: t('reviews.reply.text'), required: true }) }}
      />
    </FormDialog>
  )
}
