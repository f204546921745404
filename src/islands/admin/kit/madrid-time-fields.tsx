import type { ReactNode } from 'react'
import type { MadridMinute } from '#lib/admin/madrid-minute.ts'
import { madridDay } from '#lib/format/madrid-day.ts'
import { DateInput } from '#ui/date-input.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'

type Props = {
  value: MadridMinute
  onChange: (value: MadridMinute) => void
  labels: { day: string; time: string }
  /** Says whose time it is, where nothing around the fields does. */
  help?: string
  /** What is wrong with both. */
  error: string | undefined
  /** Of the day, to put the focus there. */
  id: string
}

/** A day from today on and a time, both in Madrid. */
export function MadridTimeFields(props: Props): ReactNode {
  const { value, onChange, labels, help, error, id } = props
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field id={id} label={labels.day} error={error} required>
        <DateInput
          min={madridDay()}
          value={value.day}
          onChange={({ target }) => onChange({ ...value, day: target.value })}
        />
      </Field>
      <Field label={labels.time} help={help} helpBelow required>
        <TextInput
          type="time"
          value={value.time}
          onChange={({ target }) => onChange({ ...value, time: target.value })}
        />
      </Field>
    </div>
  )
}
