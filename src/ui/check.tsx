import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from './field-notes.tsx'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  error?: string | undefined
  help?: ReactNode
  children: ReactNode
}

/** A checkbox with its sentence: a setting or a consent. */
export function Check({ id: given, error, help, children, ...input }: Props): ReactNode {
  const own = useId()
  const id = given ?? own
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1.5">
      <label className="flex min-h-12 gap-3 rounded-control border border-edge px-3.5 py-3 hover:bg-surface-2 has-checked:border-pine has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className="mt-0.5 size-5 shrink-0 accent-pine outline-none"
        />
        <span className="grid min-w-0 gap-0.5">
          <span className="text-sm font-medium">{children}</span>
          {help && (
            <span id={`${id}-help`} className="text-sm text-ink-soft">
              {help}
            </span>
          )}
        </span>
      </label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
