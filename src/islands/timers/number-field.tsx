import { useId, useRef } from 'react'
import { CONTROL } from '#ui/control-class.ts'
import { Icon } from './icons.tsx'
import type { StageT } from './texts.ts'

type Props = {
  t: StageT
  /** The name in the form. */
  name: string
  label: string
  initial: number
  min: number
  max: number
  /** What a press on the buttons beside it adds. */
  step: number
  error?: string | undefined
  onLeave?: (input: HTMLInputElement) => void
}

/** A whole number, typed or pressed: the buttons are for hands that are busy. */
export function NumberField(props: Props) {
  const { t, name, label, initial, min, max, step, error, onLeave } = props
  const input = useRef<HTMLInputElement>(null)
  const id = useId()

  const press = (by: number) => {
    const element = input.current
    if (!element) return
    const typed = Number.parseInt(element.value, 10)
    const from = Number.isNaN(typed) ? initial - by : typed
    setValue(element, Math.min(max, Math.max(min, from + by)))
  }
  return (
    <div className="timer-field">
      <label htmlFor={id}>{label}</label>
      <div className="timer-stepper">
        <button
          type="button"
          aria-label={t('timers.settings.less', { field: label })}
          onClick={() => press(-step)}
        >
          <Icon name="minus" />
        </button>
        <input
          ref={input}
          id={id}
          name={name}
          className={CONTROL}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={initial}
          aria-invalid={error ? true : undefined}
          data-invalid={error ? '' : undefined}
          aria-describedby={error && `${id}-error`}
          onBlur={(event) => onLeave?.(event.currentTarget)}
        />
        <button
          type="button"
          aria-label={t('timers.settings.more', { field: label })}
          onClick={() => press(step)}
        >
          <Icon name="plus" />
        </button>
      </div>
      {error && (
        <p id={`${id}-error`} className="timer-error">
          {error}
        </p>
      )}
    </div>
  )
}

/** Writes a value as if it had been typed, so that the form hears of it. */
export function setValue(element: HTMLInputElement, value: number) {
  element.value = String(value)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}
