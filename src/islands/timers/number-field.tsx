import type { Limit } from '#lib/timers/whole-number.ts'
import { Field } from '#ui/field.tsx'
import { Stepper } from '#ui/stepper.tsx'
import type { StageT } from './texts.ts'

type Props = {
  t: StageT
  /** The name in the form. */
  name: string
  label: string
  initial: number
  limit: Limit
  /** What a press on the buttons beside it adds. */
  step: number
  error?: string | undefined
  onBlur?: () => void
}

/** A whole number, typed or pressed. Names, numbers and errors of neighbours stand in lines of their own. */
export function NumberField({ t, name, label, initial, limit, step, error, onBlur }: Props) {
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
