import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { CONTROL } from './control-class.ts'
import { cx } from './cx.ts'
import { useFieldControl } from './field-context.ts'

/**
 * A single choice, inside a `Field`; the children are `<option>`s.
 *
 * The native select: phones open their own picker for it, and it works without JavaScript. An option with the value ''
 * stands for no choice and is dimmed.
 */
export function Select({ className, ...props }: ComponentProps<'select'>): ReactNode {
  const { 'aria-describedby': describedBy, ...own } = props
  return (
    <span className="relative block min-w-0">
      <select
        {...useFieldControl(describedBy)}
        {...own}
        className={cx(
          CONTROL,
          "appearance-none truncate pe-10 has-[option[value='']:checked]:text-ink-soft",
          className,
        )}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-ink-soft"
      />
    </span>
  )
}
