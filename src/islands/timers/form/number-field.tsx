import { useT } from '#client/texts/use-t.ts'
import type { Limit } from '#lib/timers/whole-number.ts'
import { Field } from '#ui/field.tsx'
import { Stepper } from '#ui/stepper.tsx'
import type { FormField } from './read-form.ts'

export type NumberSpec = FormField & {
  range: Limit
  initial: number
  /** The step of the buttons. */
  step: number
}

type Props = {
  field: NumberSpec
  label: string
  error?: string | undefined
  onBlur?: () => void
}

/** A whole number, typed or changed by buttons: a row of its own. */
export function NumberField({ field, label, error, onBlur }: Props) {
  const t = useT('timers')
  const { name, initial, range, step } = field
  return (
    <Field label={label} error={error} className="timer-field flex-row! flex-wrap">
      <Stepper
        name={name}
        defaultValue={initial}
        min={range.min}
        max={range.max}
        step={step}
        lessLabel={t('timers.settings.less', { field: label })}
        moreLabel={t('timers.settings.more', { field: label })}
        onBlur={onBlur}
      />
    </Field>
  )
}
