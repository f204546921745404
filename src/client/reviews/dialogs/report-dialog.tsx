import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import { bodyOf, withParams } from '#client/form/check.ts'
import { Fields } from '#client/form/fields.tsx'
import { useFormCall } from '#client/form/use-form-call.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import * as reviews from '#lib/reviews/calls.ts'
import { REPORT_REASONS } from '#lib/reviews/reports.ts'
import { ReportInput } from '#lib/reviews/schemas.ts'
import type { AboutReview } from './dialogs.tsx'
import { longText, longTextProblems } from './long-text.ts'

const check = bodyOf(ReportInput)

/** Reports a review to the admins. */
export function ReportDialog({ open, review, onClose, onDone }: AboutReview) {
  const t = useT('reviews')
  const form = useFormCall(reviews.reportReview, {
    initial: { reason: '', details: '' },
    check: withParams({ id: review.id }, check),
    onSuccess: () => onDone({ kind: 'reported', id: review.id }, t('reviews.report.done')),
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('reviews.report.title')}
      description={t('reviews.report.about')}
      submit={t('reviews.report.submit')}
      form={form}
      problem={
        <ChangeFailed
          failure={form.failure}
          texts={{
            CONFLICT: t('reviews.report.duplicate'),
            NOT_FOUND: t('reviews.write.gone'),
            other: t('reviews.report.failed'),
          }}
        />
      }
    >
      <Fields
        form={form}
        marksOptional
        problems={{ ...longTextProblems(t), required: t('reviews.report.required') }}
        of={{
          reason: {
            kind: 'select',
            label: t('reviews.report.reason'),
            none: t('reviews.report.choose'),
            options: REPORT_REASONS.map((one) => [one, t(`reviews.report.reasons.${one}`)]),
            required: true,
          },
          details: longText({
            label: t('reviews.report.details'),
            help: t('reviews.report.detailsHelp'),
          }),
        }}
      />
    </FormDialog>
  )
}
