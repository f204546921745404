import { CircleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Choice } from '#ui/choice.tsx'
import { cx } from '#ui/cx.ts'

type Props = {
  /** The id of the first option, so that a form can focus it. */
  id: string
  type: 'radio' | 'checkbox'
  legend: string
  choices: readonly { value: string; label: string; Icon?: LucideIcon }[]
  /** The chosen one, in the page's HTML. */
  chosen?: string
  error?: string | undefined
  /** The result of `register()`, shared by the options. */
  control: UseFormRegisterReturn
}

/** A group of radios or checkboxes, each as large as a touch target: pills, or tiles where they have a picture. */
export function Choices(props: Props): ReactNode {
  const { id, type, legend, choices, chosen, error, control } = props
  const isPictured = choices.some(({ Icon }) => Icon)
  return (
    <fieldset className="min-w-0" aria-describedby={error && `${id}-error`}>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className={cx('gap-2', isPictured ? 'grid grid-cols-2' : 'flex flex-wrap')}>
        {choices.map(({ value, label, Icon }, i) => {
          const input = {
            ...control,
            ...(i === 0 && { id }),
            ...(chosen !== undefined && { defaultChecked: chosen === value }),
            ...{ type, value, 'aria-invalid': error ? true : undefined },
          }
          if (!Icon) {
            return (
              <Choice key={value} {...input}>
                {label}
              </Choice>
            )
          }
          return (
            <label key={value} className={TILE}>
              <Icon aria-hidden="true" className="size-6 text-pine" />
              <input {...input} className="absolute end-3 top-3 size-5 accent-pine outline-none" />
              {label}
            </label>
          )
        })}
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

const TILE =
  'relative grid min-h-20 min-w-0 content-between gap-2 rounded-control border border-edge bg-surface px-2.5 py-3 text-sm font-semibold tracking-tight wrap-anywhere sm:px-3 sm:tracking-normal hover:bg-surface-2 has-checked:border-pine has-checked:bg-pine-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine'
