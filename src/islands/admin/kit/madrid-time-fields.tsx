import type { ReactNode } from 'react'
import type { Form } from '#client/form/use-form.ts'
import type { MadridMinute } from '#lib/admin/madrid-minute.ts'
import { madridDay } from '#lib/format/madrid-day.ts'
import { DateInput } from '#ui/date-input.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'

type Props = {
  /** See `checkMinute`. */
  form: Form<MadridMinute>
  labels: { day: string; time: string }
  /** Says whose time it is, where nothing around the fields does. */
  help?: string
  /** What is wrong with both. */
  error: string | undefined
}

/** A day from today on and a time, both in Madrid. */
export function MadridTimeFields({ form, labels, help, error }: Props): ReactNode {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={labels.day} error={error} required>
        <DateInput min={madridDay()} {...form.input('day')} />
      </Field>
      <Field label={labels.time} help={help} helpBelow required>
        <TextInput type="time" {...form.input('time')} />
      </Field>
    </div>
  )
}
