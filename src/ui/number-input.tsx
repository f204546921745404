import { useId, type ComponentProps, type ReactNode } from 'react'
import { CONTROL } from './control-class.ts'
import { cx } from './cx.ts'
import { useFieldControl } from './field-context.ts'

export type NumberInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Shown after the number and read with it. */
  unit?: string | undefined
}

/**
 * A decimal number, inside a `Field`. Parse it with `readDecimal`, which accepts comma and point.
 *
 * Not `type="number"`: that takes only the separator of the browser's language, and the mouse wheel changes it.
 */
export function NumberInput({ unit, className, ...props }: NumberInputProps): ReactNode {
  const unitId = useId()
  const { 'aria-describedby': describedBy, ...own } = props
  const control = useFieldControl(cx(unit && unitId, describedBy))
  return (
    <span className="relative block w-full min-w-0">
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        {...control}
        {...own}
        className={cx(CONTROL, 'tabular', unit && 'pe-14', className)}
      />
      {unit && (
        <span
          id={unitId}
          className="pointer-events-none absolute inset-y-0 end-3.5 grid place-items-center text-sm text-ink-soft"
        >
          {unit}
        </span>
      )}
    </span>
  )
}
