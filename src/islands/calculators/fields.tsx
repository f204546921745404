import type { ReactNode } from 'react'
import { unitOf } from '#lib/calculators/entry.ts'
import { isChoice } from '#lib/calculators/fields.ts'
import { Field } from '#ui/field.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { Segments } from '#ui/segments.tsx'
import { Select } from '#ui/select.tsx'
import { useCalculatorContext } from './context.ts'
import { shownWith } from './shown-with.ts'

type Props = {
  name: string
  label: string
  help?: string
  /** A unit that is not a unit of measure, such as years or beats per minute. */
  unit?: string
}

/** A number or time, as free text. */
export function NumberField({ name, label, help, unit }: Props): ReactNode {
  const { id, fields, units, explain, note } = useCalculatorContext()
  const field = fields[name]
  if (!field || isChoice(field)) return null
  const isPlain = field.quantity === 'number'
  const measured = unitOf(field.quantity, units)
  const suffix = unit ?? (field.quantity === 'pace' ? `/${units.distance}` : measured)
  return (
    <Field
      id={`${id}-${name}`}
      label={label}
      help={note(name) ?? help}
      helpBelow
      error={explain(name)}
      className={shownWith(field.when)}
    >
      <NumberInput
        name={name}
        unit={suffix ?? undefined}
        // Feet and inches need the full keyboard.
        inputMode={isPlain ? 'numeric' : measured === 'in' ? 'text' : 'decimal'}
        placeholder={field.quantity === 'height' && measured === 'in' ? '5\'9"' : undefined}
        maxLength={16}
      />
    </Field>
  )
}

type ChoiceProps = {
  name: string
  label: string
  help?: string
  options: readonly (readonly [slug: string, label: string])[]
}

/** A single choice with all options visible. */
export function SegmentsField({ name, label, help, options }: ChoiceProps): ReactNode {
  const { fields, explain } = useCalculatorContext()
  const field = fields[name]
  if (!field || !isChoice(field)) return null
  return (
    <Segments
      name={name}
      legend={label}
      help={help}
      error={explain(name)}
      options={options}
      defaultValue={field.first}
      className="col-span-full"
    />
  )
}

/** A single choice of many or long options. */
export function SelectField({ name, label, help, options }: ChoiceProps): ReactNode {
  const { id, fields, explain } = useCalculatorContext()
  const field = fields[name]
  if (!field || !isChoice(field)) return null
  return (
    <Field
      id={`${id}-${name}`}
      label={label}
      help={help}
      helpBelow
      error={explain(name)}
      className="col-span-full"
    >
      <Select name={name} defaultValue={field.first}>
        {options.map(([slug, text]) => (
          <option key={slug} value={slug}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  )
}
