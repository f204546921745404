import type { LucideIcon } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { Choice } from './choice.tsx'
import { cx } from './cx.ts'
import { FieldError } from './field-notes.tsx'

export type ChoicesProps = {
  type: 'radio' | 'checkbox'
  legend: string
  help?: ReactNode
  error?: string | undefined
  options: readonly (readonly [value: string, label: string, Icon?: LucideIcon])[]
  /** The other attributes of the control of an option, with its name. */
  control: (value: string) => Omit<ComponentProps<'input'>, 'type' | 'className'>
}

/** A question with its options, each as large as a touch target: pills, or tiles where they have a picture. */
export function Choices(props: ChoicesProps): ReactNode {
  const { type, legend, help, error, options, control } = props
  const id = useId()
  const isPictured = options.some(([, , Icon]) => Icon)
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return (
    <fieldset className="min-w-0" aria-describedby={described || undefined}>
      <legend className="mb-1.5 label">{legend}</legend>
      {help && (
        <p id={`${id}-help`} className="mb-1.5 text-sm text-ink-soft">
          {help}
        </p>
      )}
      <div className={cx('gap-2', isPictured ? 'grid grid-cols-2' : 'flex flex-wrap')}>
        {options.map(([value, label, Icon]) => {
          const input = { ...control(value), type, 'aria-invalid': error ? true : undefined }
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
      <div className="mt-1.5 empty:hidden">
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
    </fieldset>
  )
}

const TILE =
  'relative grid min-h-20 min-w-0 content-between gap-2 rounded-control border border-edge bg-surface px-2.5 py-3 text-sm font-medium tracking-tight wrap-anywhere sm:px-3 sm:tracking-normal hover:bg-surface-2 has-checked:border-pine has-checked:bg-pine-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine'
