import type { Limit } from '#lib/timers/whole-number.ts'
import { useT } from '#client/texts/use-t.ts'
import { Field } from '#ui/field.tsx'
import { Stepper } from '#ui/stepper.tsx'

type Props = {
  /** The name in the form. */
  name: string
  label: string
  initial: number
  limit: Limit
  /** The step of the buttons. */
  step: number
  error?: string | undefined
  onBlur?: () => void
}

/** A whole number, typed or changed by buttons. A subgrid aligns labels, inputs and errors of adjacent fields. */
export function NumberField({ name, label, initial, limit, step, error, onBlur }: Props) {
  const t = useT('timers')
  return (
    <Field label={label} error={error} className="row-span-3 mb-1 grid grid-rows-subgrid items-end">
      <Stepper
        name={name}
        defaultValue={initial}
        min={limit.min}
        max={limit.max}
        step={step}
        lessLabel={t('timers.settings.less', { field: label })}
        moreLabel={t('timers.settings.more', { field: label })}
        onBlur={onBlur}
      />
    </Field>
  )
}
