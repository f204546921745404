import { Minus, Plus } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { readDecimal } from '#lib/format/read-decimal.ts'
import { cx } from './cx.ts'
import { NumberInput, type NumberInputProps } from './number-input.tsx'
import { typeInto } from './type-into.ts'

export type StepperProps = Omit<NumberInputProps, 'min' | 'max' | 'step' | 'ref'> & {
  min: number
  max: number
  /** The amount that one click adds or subtracts. */
  step?: number
  lessLabel: string
  moreLabel: string
}

const BUTTON =
  'grid h-12 w-11 shrink-0 place-items-center rounded-control border border-edge bg-surface text-ink hover:bg-surface-2'

/** A number within limits, typed or changed by buttons and arrow keys; inside a `Field`. */
export function Stepper(props: StepperProps): ReactNode {
  const { min, max, step = 1, lessLabel, moreLabel, onKeyDown, ...own } = props
  const input = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')

  const change = (by: number) => {
    const element = input.current
    if (!element) return
    const typed = readDecimal(element.value, own.unit)
    const next = typed === null ? (readDecimal(element.defaultValue) ?? min) : typed + by
    const value = String(Math.min(max, Math.max(min, next)))
    typeInto(element, value)
    setSaid(value)
  }
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const by = { ArrowUp: step, ArrowDown: -step }[event.key]
    if (by === undefined) return
    event.preventDefault()
    change(by)
  }
  return (
    <span className="flex min-w-0 gap-1.5">
      <button type="button" aria-label={lessLabel} className={BUTTON} onClick={() => change(-step)}>
        <Minus aria-hidden="true" className="size-5" />
      </button>
      <NumberInput
        inputMode="numeric"
        {...own}
        className={cx('px-1! text-center font-medium', own.className)}
        ref={input}
        onKeyDown={onKey}
      />
      <button type="button" aria-label={moreLabel} className={BUTTON} onClick={() => change(step)}>
        <Plus aria-hidden="true" className="size-5" />
      </button>
      {/* The focus stays on the clicked button, so screen readers do not announce the input's new value. */}
      <span aria-live="polite" className="sr-only">
        {said}
      </span>
    </span>
  )
}
