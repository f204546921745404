import { useId, useState, type ChangeEvent, type ComponentProps, type ReactNode } from 'react'
import { CONTROL } from './control-class.ts'
import { cx } from './cx.ts'
import { useFieldControl } from './field-context.ts'

export type TextareaProps = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue'> & {
  value?: string
  defaultValue?: string | undefined
  /** Formats the count of characters used of `maxLength`. */
  counter?: (used: number, max: number) => string
  /** The number of characters, where a form knows it; without it they are counted while typing. */
  used?: number
}

/** From this share of the limit on, the counter is announced; earlier it would only interrupt. */
const NEARLY_FULL = 0.9

/** A multi-line text input inside a `Field`; with `counter` and `maxLength`, a count under it. */
export function Textarea({
  counter,
  used: known,
  className,
  onChange,
  ...props
}: TextareaProps): ReactNode {
  const [typed, setTyped] = useState(props.defaultValue ?? '')
  const counterId = useId()
  const max = props.maxLength
  const used = known ?? (props.value ?? typed).length
  const count = counter && max !== undefined ? counter(used, max) : undefined
  const { 'aria-describedby': describedBy, ...own } = props
  const control = useFieldControl(cx(describedBy, count && counterId))
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value)
    onChange?.(event)
  }
  return (
    <>
      <textarea
        rows={4}
        {...control}
        {...own}
        onChange={change}
        className={cx(CONTROL, 'resize-y', className)}
      />
      {count && max !== undefined && (
        <p className="self-end text-xs text-ink-soft tabular">
          <span id={counterId}>{count}</span>
          <span role="status" className="sr-only">
            {used >= max * NEARLY_FULL ? count : ''}
          </span>
        </p>
      )}
    </>
  )
}
