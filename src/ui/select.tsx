import { FieldSelect } from '@ark-ui/react/field'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { CONTROL } from './control-class.ts'
import { cx } from './cx.ts'
import { useDescribedBy } from './field-hints.ts'

/**
 * One of a few, inside a `Field`; the children are `<option>`s.
 *
 * The native select, through Ark's `Field.Select`, and not Ark's drawn one: phones open their own wheel for it,
 * it works before and without JavaScript, and it weighs 3 KB less the machine's 30. An option with the value ''
 * reads as "nothing chosen" and is shown softly.
 */
export function Select({ className, ...props }: ComponentProps<'select'>): ReactNode {
  const describedBy = useDescribedBy(props['aria-describedby'])
  return (
    <span className="relative block min-w-0">
      <FieldSelect
        {...props}
        aria-describedby={describedBy}
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
