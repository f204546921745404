import type { ReactNode } from 'react'
import { unitOf } from '#lib/calculators/entry.ts'
import { isChoice } from '#lib/calculators/fields.ts'
import { CONTROL } from '#ui/control-class.ts'
import { useCalculatorContext } from './context.ts'
import { FieldFrame, FieldNotes, useFieldNotes } from './field-frame.tsx'

type Props = {
  name: string
  label: string
  help?: string
  /** What stands behind the number where it has no unit of measure: years, beats a minute. */
  unit?: string
}

/** One number or time, typed as people type it. */
export function NumberInput({ name, label, help, unit }: Props): ReactNode {
  const { fields, units } = useCalculatorContext()
  const field = fields[name]
  if (!field || isChoice(field)) return null
  const isPlain = field.quantity === 'number'
  const measured = unitOf(field.quantity, units)
  const suffix = unit ?? (field.quantity === 'pace' ? `/${units.distance}` : measured)
  return (
    <div className="calc-field" data-when={field.when?.is.join(' ')}>
      <FieldFrame name={name} label={label} help={help}>
        {({ id, describedBy, isWrong }) => (
          <span className="calc-number">
            <input
              id={id}
              name={name}
              type="text"
              // Feet and inches need a keyboard with letters.
              inputMode={isPlain ? 'numeric' : measured === 'in' ? 'text' : 'decimal'}
              autoComplete="off"
              placeholder={name === 'height' && measured === 'in' ? '5\'9"' : undefined}
              maxLength={16}
              aria-describedby={describedBy}
              aria-invalid={isWrong || undefined}
              data-invalid={isWrong ? '' : undefined}
              className={CONTROL}
            />
            {suffix && <span className="calc-unit">{suffix}</span>}
          </span>
        )}
      </FieldFrame>
    </div>
  )
}

type ChoiceProps = {
  name: string
  label: string
  help?: string
  options: readonly (readonly [slug: string, label: string])[]
}

/** One of a few, all in sight. */
export function Segments({ name, label, help, options }: ChoiceProps): ReactNode {
  const { fields } = useCalculatorContext()
  const notes = useFieldNotes(name, help)
  const field = fields[name]
  if (!field || !isChoice(field)) return null
  return (
    <fieldset
      className="calc-field"
      aria-describedby={notes.describedBy}
      data-invalid={notes.error ? '' : undefined}
    >
      <legend className="calc-label">{label}</legend>
      <span className="calc-segments">
        {options.map(([slug, text]) => (
          <label key={slug}>
            <input
              type="radio"
              name={name}
              value={slug}
              defaultChecked={field.first === slug}
              className="sr-only"
            />
            <span>{text}</span>
          </label>
        ))}
      </span>
      <FieldNotes {...notes} />
    </fieldset>
  )
}

/** One of many, or of long ones: the native select. */
export function SelectInput({ name, label, help, options }: ChoiceProps): ReactNode {
  const { fields } = useCalculatorContext()
  const field = fields[name]
  if (!field || !isChoice(field)) return null
  return (
    <div className="calc-field">
      <FieldFrame name={name} label={label} help={help}>
        {({ id, describedBy }) => (
          <select
            id={id}
            name={name}
            defaultValue={field.first}
            aria-describedby={describedBy}
            className={`${CONTROL} calc-select`}
          >
            {options.map(([slug, text]) => (
              <option key={slug} value={slug}>
                {text}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
    </div>
  )
}
