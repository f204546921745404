import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { fieldText } from '#client/form/problem-text.ts'
import { NOTES_KEY, NOTES_MAX } from '#lib/health/discipline.ts'
import { TEXT_MAX } from '#lib/health/history.ts'
import type { HistoryField } from '#lib/workspace/history/form.ts'
import { Field } from '#ui/field.tsx'
import { cx } from '#ui/cx.ts'
import { Textarea } from '#ui/textarea.tsx'
import { fieldName } from './field-name.ts'
import type { EditorForm } from './use-history-form.ts'

type Props = {
  form: EditorForm
  field: HistoryField
  help?: string
  height: keyof typeof HEIGHTS
}

/** At least: a control that grows with its content has no rows. */
const HEIGHTS = { low: 'min-h-20', middle: 'min-h-30', high: 'min-h-60' } as const

/** A text of several lines that grows with what is written. It is never cut off: what is too long is said at a save. */
export function TextField({ form, field, help, height }: Props): ReactNode {
  const t = useT('clientHistory', 'fields', 'healthShared')
  const code = form.problems[field]
  const max = field === NOTES_KEY ? NOTES_MAX : TEXT_MAX
  const count = form.values[field]?.trim().length ?? 0
  return (
    <Field
      label={fieldName(field, t)}
      help={help}
      error={code === 'too_long' ? t('clientHistory.tooLong', { max, count }) : fieldText(t, code)}
    >
      <Textarea
        {...form.input(field)}
        className={cx('field-sizing-content max-h-[60dvh]', HEIGHTS[height])}
      />
    </Field>
  )
}
