import type { ReactNode } from 'react'

type Props = {
  type: 'radio' | 'checkbox'
  name: string
  options: readonly string[]
  chosen: readonly string[]
  /** In the order of the options. */
  onChange: (chosen: readonly string[]) => void
}

/** Options of a question, one below the other: they may be long. */
export function OptionList({ type, name, options, chosen, onChange }: Props): ReactNode {
  const choose = (option: string, isChosen: boolean) =>
    onChange(
      type === 'radio'
        ? [option]
        : options.filter((one) => (one === option ? isChosen : chosen.includes(one))),
    )
  return (
    <span className="grid max-w-2xl gap-2">
      {options.map((option) => (
        <label
          key={option}
          className="flex min-h-12 items-center gap-3 rounded-control border border-edge px-3.5 py-2.5 hover:bg-surface-2 has-checked:border-pine has-checked:bg-surface-2"
        >
          <input
            type={type}
            name={name}
            value={option}
            checked={chosen.includes(option)}
            onChange={(event) => choose(option, event.target.checked)}
            className="size-5 shrink-0 accent-pine"
          />
          <span className="min-w-0 wrap-anywhere">{option}</span>
        </label>
      ))}
    </span>
  )
}
