import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Side } from '#lib/merge.ts'
import { cx } from './cx.ts'
import { useShownFocus } from './use-shown-focus.ts'

const SIDES = ['mine', 'theirs'] as const

/** A field that was changed differently here and elsewhere. */
export type VersionChoice = {
  /** The `name` of its radios. */
  name: string
  label: string
  mine: ReactNode
  theirs: ReactNode
  /** Who saved theirs and when, after the name of the side. */
  savedBy?: string
  /** For texts, a third choice: the one after the other. */
  both?: { label: string; text: string }
  /** What is in the form. */
  taken: Side
  onChoose: (side: Side) => void
}

export type StalePanelProps = {
  title: string
  text: string
  heading?: 'h2' | 'h3'
  /** What the sides are called: "Yours", "The saved one". */
  sides: Record<'mine' | 'theirs', string>
  choices: readonly VersionChoice[]
  /** It takes the focus again when this changes: it was saved elsewhere once more. */
  round: unknown
}

/** Shown in a form whose subject was saved elsewhere meanwhile: both values of what differs, to choose from. */
export function StalePanel(props: StalePanelProps): ReactNode {
  const { title, text, heading: Heading = 'h2', sides, choices, round } = props
  const panel = useShownFocus<HTMLElement>(round)
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={title}
      className="grid min-w-0 gap-4 rounded-card border border-edge bg-surface-2 p-4 sm:p-5"
    >
      <div role="alert" className="grid gap-1">
        <Heading className="flex items-center gap-2.5 text-lg">
          <RefreshCw aria-hidden="true" className="size-5 shrink-0 text-clay-strong" />
          {title}
        </Heading>
        <p className="max-w-[60ch] text-sm">{text}</p>
      </div>
      {choices.map((choice) => (
        <Choice key={choice.name} choice={choice} sides={sides} />
      ))}
    </section>
  )
}

type ChoiceProps = { choice: VersionChoice; sides: StalePanelProps['sides'] }

function Choice({ choice, sides }: ChoiceProps) {
  const { name, label, savedBy, both, taken, onChoose } = choice
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 label">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {SIDES.map((side) => (
          <Option
            key={side}
            name={name}
            label={sides[side]}
            note={side === 'theirs' ? savedBy : undefined}
            isChosen={taken === side}
            onChoose={() => onChoose(side)}
          >
            {choice[side]}
          </Option>
        ))}
        {both && (
          <Option
            name={name}
            label={both.label}
            isChosen={taken === 'both'}
            onChoose={() => onChoose('both')}
            className="sm:col-span-2"
          >
            {both.text}
          </Option>
        )}
      </div>
    </fieldset>
  )
}

type OptionProps = {
  name: string
  label: string
  note?: string | undefined
  isChosen: boolean
  onChoose: () => void
  className?: string
  children: ReactNode
}

function Option({ name, label, note, isChosen, onChoose, className, children }: OptionProps) {
  return (
    <label
      className={cx(
        'grid min-h-12 min-w-0 grid-cols-[auto_1fr] content-start gap-x-3 gap-y-0.5 rounded-control border border-edge bg-surface px-3.5 py-2.5 text-sm has-checked:border-pine has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine',
        className,
      )}
    >
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="row-span-2 mt-0.5 size-5 accent-pine outline-none"
      />
      <span className="font-medium">
        {label}
        {note && <span className="font-normal text-ink-soft"> · {note}</span>}
      </span>
      <span className="max-h-60 overflow-y-auto wrap-anywhere whitespace-pre-line">{children}</span>
    </label>
  )
}
