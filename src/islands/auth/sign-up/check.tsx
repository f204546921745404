import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

type Props = {
  id: string
  control: UseFormRegisterReturn
  error?: string | undefined
  help?: string
  children: ReactNode
}

/** One thing to agree to, or not. */
export function Check({ id, control, error, help, children }: Props): ReactNode {
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1">
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          {...control}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className="size-5 shrink-0 accent-pine"
        />
        <span>{children}</span>
      </label>
      {help && (
        <p id={`${id}-help`} className="text-sm text-ink-soft">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 text-sm font-semibold text-clay-strong">
          <CircleAlert aria-hidden="true" className="mt-0.75 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}
