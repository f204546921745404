import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useState } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { useChange } from '#client/data/use-change.ts'
import * as reviews from '#lib/reviews/calls.ts'
import { REPORT_REASONS, type ReportReason } from '#lib/reviews/reports.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import type { AboutReview } from './dialogs.tsx'
import { textProblem } from './text-problem.ts'
import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import { LongText } from './long-text.tsx'

/** Reports a review to the admins. */
export function ReportDialog({ open, review, onClose, onDone }: AboutReview) {
  const t = useT('reviews')
  const [reason, setReason] = useState<ReportReason | ''>('')
  const [details, setDetails] = useState('')
  const [isUnreasoned, setUnreasoned] = useState(false)
  const { mutate, isPending, error } = useChange(reviews.reportReview, {
    onSuccess: () => onDone({ kind: 'reported', id: review.id }, t('reviews.report.done')),
  })
  const submit = (form: HTMLFormElement) => {
    setUnreasoned(reason === '')
    if (reason === '') {
      form.querySelector('select')?.focus()
      return
    }
    mutate({ params: { id: review.id }, body: { reason, details } })
  }
  const choose = (value: string) => {
    setUnreasoned(false)
    setReason(REPORT_REASONS.find((known) => known === value) ?? '')
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('reviews.report.title')}
      description={t('reviews.report.about')}
      submit={t('reviews.report.submit')}
      isBusy={isPending}
      problem={
        <ChangeFailed
          failure={error}
          texts={{
            CONFLICT: t('reviews.report.duplicate'),
            NOT_FOUND: t('reviews.write.gone'),
            other: t('reviews.report.failed'),
          }}
        />
      }
      onSubmit={submit}
    >
      <Field
        label={t('reviews.report.reason')}
        required
        error={isUnreasoned ? t('reviews.report.required') : undefined}
      >
        <Select value={reason} onChange={(event) => choose(event.target.value)}>
          <option value="">{t('reviews.report.choose')}</option>
          {REPORT_REASONS.map((known) => (
            <option key={known} value={known}>
              {t(`reviews.report.reasons.${known}`)}
            </option>
          ))}
        </Select>
      </Field>
      <LongText
        label={t('reviews.report.details')}
        help={t('reviews.report.detailsHelp')}
        error={textProblem(t, error?.fields['details'])}
        value={details}
        onChange={setDetails}
      />
    </FormDialog>
  )
}
