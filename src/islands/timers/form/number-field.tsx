import { useT } from '#client/texts/use-t.ts'
import type { Limit } from '#lib/timers/whole-number.ts'
import { Field } from '#ui/field.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { Stepper } from '#ui/stepper.tsx'
import type { FormField } from './read-form.ts'

export type NumberSpec = FormField & {
  range: Limit
  initial: number
  /** The step of the buttons; null where other buttons change it, and it is only typed. */
  step: number | null
}

type Props = {
  field: NumberSpec
  label: string
  error?: string | undefined
  onBlur?: () => void
}

/** A whole number, typed or changed by buttons. */
export function NumberField({ field, label, error, onBlur }: Props) {
  const t = useT('timers')
  const { name, initial, range, step } = field
  const own = { name, defaultValue: initial, onBlur }
  return (
    <Field label={label} error={error} className="timer-field flex-row! flex-wrap">
      {step === null ? (
        <NumberInput inputMode="numeric" {...own} className="text-center font-medium" />
      ) : (
        <Stepper
          {...own}
          min={range.min}
          max={range.max}
          step={step}
          lessLabel={t('timers.settings.less', { field: label })}
          moreLabel={t('timers.settings.more', { field: label })}
        />
      )}
    </Field>
  )
}
