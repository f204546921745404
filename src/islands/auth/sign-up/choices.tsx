import { CircleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

type Props = {
  /** The id of the first option, so that a form can focus it. */
  id: string
  type: 'radio' | 'checkbox'
  legend: string
  choices: readonly { value: string; label: string; Icon?: LucideIcon }[]
  error?: string | undefined
  /** The result of `register()`, shared by the options. */
  control: UseFormRegisterReturn
}

/** A group of radios or checkboxes, each as large as a touch target. */
export function Choices({ id, type, legend, choices, error, control }: Props): ReactNode {
  return (
    <fieldset className="min-w-0" aria-describedby={error && `${id}-error`}>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {choices.map(({ value, label, Icon }, i) => (
          <label
            key={value}
            className="flex min-h-12 items-center gap-3 rounded-control border border-edge bg-surface px-3.5 py-2 text-sm font-semibold hover:bg-surface-2 has-checked:border-pine has-checked:bg-surface-2"
          >
            <input
              {...control}
              {...(i === 0 && { id })}
              type={type}
              value={value}
              className="size-5 shrink-0 accent-pine"
            />
            {label}
            {Icon && <Icon aria-hidden="true" className="ms-auto size-5 text-pine" />}
          </label>
        ))}
      </div>
      {error && (
        <p
          id={`${id}-error`}
          className="mt-1.5 flex gap-1.5 text-sm font-semibold text-clay-strong"
        >
          <CircleAlert aria-hidden="true" className="mt-0.75 size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
