import type { ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { useT } from '#client/texts/use-t.ts'
import { useFields } from './use-fields.ts'

type Props = {
  path: 'professional.specialization' | 'professional.objectives' | 'professional.modality'
  type: 'checkbox' | 'radio'
  legend: string
  help?: string
  options: readonly (readonly [value: string, label: string])[]
}

/** A group of radios or checkboxes as chips; styled native controls. */
export function ChoiceChips({ path, type, legend, help, options }: Props): ReactNode {
  const t = useT('fields')
  const { register, error } = useFields(t)
  const wrong = error(path, t(type === 'radio' ? 'fields.choice.one' : 'fields.choice.some'))
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{legend}</legend>
      {help && <p className="mt-1 text-sm text-ink-soft">{help}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {options.map(([value, label]) => (
          <label
            key={value}
            className="inline-flex min-h-11 items-center rounded-full border border-edge px-4 py-1.5 text-sm font-semibold text-ink-soft transition-colors duration-150 hover:bg-surface-2 hover:text-ink has-checked:border-pine has-checked:bg-pine has-checked:text-on-pine has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine"
          >
            <input
              {...register(path)}
              type={type}
              value={value}
              aria-invalid={wrong ? true : undefined}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
      {wrong && (
        <p className="mt-1.5 flex gap-1.5 text-sm font-semibold text-clay-strong">
          <CircleAlert aria-hidden="true" className="mt-0.75 size-4 shrink-0" />
          {wrong}
        </p>
      )}
    </fieldset>
  )
}
