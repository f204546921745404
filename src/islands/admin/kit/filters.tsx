import { Plus, X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { DateInput } from '#ui/date-input.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import type { AdminParameter } from '../address.ts'
import type { List } from './use-list.ts'

/** A filter of a list: one of some values, or a day. */
export type Filter = {
  /** The parameter of the call and of the address. */
  name: AdminParameter
  label: string
} & (
  | { options: readonly { value: string; label: string }[]; kind?: never }
  | { kind: 'day'; options?: never }
)

type Props = { filters: readonly Filter[]; list: Pick<List<unknown>, 'value' | 'change'> }

const CHIP =
  'inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-sm font-medium hover:bg-surface-2'

/** The filters that are set, each with a button that takes it away, and a button that sets others. */
export function Filters({ filters, list }: Props): ReactNode {
  const t = useT('admin')
  const id = useId()
  const anchor = `--${id}`
  if (filters.length === 0) return null
  return (
    <>
      {filters.map((filter) => {
        const value = list.value(filter.name)
        if (!value) return null
        const text = `${filter.label}: ${nameOf(filter, value)}`
        return (
          <button
            key={filter.name}
            type="button"
            aria-label={t('admin.filters.remove', { filter: text })}
            onClick={() => {
              // The button goes: the focus stays among the filters.
              document.getElementById(`${id}-add`)?.focus()
              list.change({ [filter.name]: null })
            }}
            className={`${CHIP} bg-surface-2`}
          >
            {text}
            <X aria-hidden="true" className="size-4" />
          </button>
        )
      })}
      <button
        id={`${id}-add`}
        type="button"
        popoverTarget={id}
        style={{ anchorName: anchor }}
        className={`${CHIP} border border-dashed border-edge text-ink-soft`}
      >
        <Plus aria-hidden="true" className="size-4" />
        {t('admin.filters.add')}
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={t('admin.filters.label')}
        style={{ positionAnchor: anchor }}
        className="anchored w-72 max-w-[calc(100vw-2rem)] gap-3 rounded-control border border-line bg-surface p-4 text-ink shadow-soft open:grid"
      >
        {filters.map((filter) => (
          <Field key={filter.name} label={filter.label}>
            <FilterControl filter={filter} list={list} />
          </Field>
        ))}
      </div>
    </>
  )
}

function FilterControl({ filter, list }: { filter: Filter; list: Props['list'] }) {
  const t = useT('admin')
  const value = list.value(filter.name) ?? ''
  const set = (chosen: string) => list.change({ [filter.name]: chosen || null })
  if (filter.kind === 'day') {
    return <DateInput value={value} onChange={({ target }) => set(target.value)} />
  }
  return (
    <Select value={value} onChange={({ target }) => set(target.value)}>
      <option value="">{t('admin.filters.any')}</option>
      {filter.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}

/** How a value is called; one that the address made up, as it stands there. */
const nameOf = (filter: Filter, value: string): string =>
  filter.options?.find((option) => option.value === value)?.label ?? value
