import type { ComponentProps, ReactNode } from 'react'

type Props = {
  type: 'radio' | 'checkbox'
  options: readonly string[]
  error: string | undefined
  /** The other attributes of the control of an option, with its name. */
  control: (option: string) => Omit<ComponentProps<'input'>, 'type' | 'className'>
}

/** Options of a question, one below the other: they may be long. */
export function OptionList({ type, options, error, control }: Props): ReactNode {
  return (
    <span className="grid max-w-2xl gap-2">
      {options.map((option) => (
        <label
          key={option}
          className="flex min-h-12 items-center gap-3 rounded-control border border-edge px-3.5 py-2.5 hover:bg-surface-2 has-checked:border-pine has-checked:bg-surface-2"
        >
          <input
            type={type}
            {...control(option)}
            data-wrong={error && ''}
            className="size-5 shrink-0 accent-pine"
          />
          <span className="min-w-0 wrap-anywhere">{option}</span>
        </label>
      ))}
    </span>
  )
}
