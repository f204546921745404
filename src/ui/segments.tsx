import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { FieldGroup, type FieldGroupProps } from './field-group.tsx'

export type SegmentsProps<Value extends string> = Omit<FieldGroupProps, 'children'> & {
  /** The `name` of the radios in their form. */
  name: string
  options: readonly (readonly [value: Value, label: ReactNode])[]
  /** Uncontrolled: the initial value. Radios that were changed before hydration keep their state. */
  defaultValue?: Value | undefined
  /** Controlled, with `onChange`. */
  value?: Value | undefined
  onChange?: (value: Value) => void
  look?: keyof typeof LOOKS
}

const LOOKS = {
  /** One box in segments of equal width, for an answer in a form. */
  box: {
    row: 'grid auto-cols-fr grid-flow-col rounded-control border border-edge bg-surface-2 p-0.5 group-data-invalid/field:border-2 group-data-invalid/field:border-clay-strong group-data-invalid/field:p-px',
    option:
      'rounded-sm px-2 text-ink-soft hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:ring-1 has-checked:ring-edge @max-2xs:px-0.5 @max-2xs:text-xs',
  },
  /** A small pill next to other controls, for a setting such as a unit. */
  pill: {
    row: 'inline-flex max-w-full flex-wrap rounded-full border border-line bg-surface-2 p-0.5',
    option:
      'min-w-11 flex-auto rounded-full px-3 text-ink-soft hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:ring-1 has-checked:ring-edge',
  },
  /** One row of chips, which scrolls on phones, from edge to edge of the page. */
  strip: {
    row: '-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0',
    option:
      'shrink-0 rounded-full border border-line bg-surface px-4 hover:bg-surface-2 has-checked:border-transparent has-checked:bg-ink has-checked:text-paper',
  },
  /** Separate chips that wrap, for many or long options. */
  chips: {
    row: 'flex flex-wrap gap-2',
    option:
      'rounded-full border border-edge px-4 hover:bg-surface-2 has-checked:border-transparent has-checked:bg-ink has-checked:text-paper',
  },
} as const

const OPTION =
  'relative grid min-h-11 min-w-11 place-items-center text-center text-sm leading-tight font-medium transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine'

/** A single choice with all options visible: native radios, which work by arrow keys and before hydration. */
export function Segments<Value extends string>(props: SegmentsProps<Value>): ReactNode {
  const { name, options, value, defaultValue, onChange, look = 'box', ...group } = props
  const { row, option } = LOOKS[look]
  return (
    <FieldGroup {...group}>
      <span className={row}>
        {options.map(([slug, label]) => (
          <label key={slug} className={cx(OPTION, option)}>
            <input
              type="radio"
              name={name}
              value={slug}
              className="sr-only"
              {...(value === undefined
                ? { defaultChecked: slug === defaultValue }
                : { checked: slug === value })}
              onChange={() => onChange?.(slug)}
            />
            {label}
          </label>
        ))}
      </span>
    </FieldGroup>
  )
}
