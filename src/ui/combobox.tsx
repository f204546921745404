import { Combobox as Ark, createListCollection } from '@ark-ui/react/combobox'
import { useFilter } from '@ark-ui/react/locale'
import { Check, ChevronDown, X } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { CONTROL } from './control-class.ts'
import { cx } from './cx.ts'
import { useField } from './field-context.ts'

export type ComboboxItem = { value: string; label: string }

export type ComboboxProps = {
  items: readonly ComboboxItem[]
  /** The value of the chosen item; null when none is. */
  value: string | null
  onChange: (value: string | null) => void
  /** Shown when nothing matches what was typed. */
  emptyText: string
  openLabel: string
  clearLabel: string
  placeholder?: string
  /** Sends the chosen value under this name with the form around it. */
  name?: string
}

/** 'base' tells neither accents nor case apart: "coruna" finds "A Coruña". */
const MATCHING = { sensitivity: 'base' } as const
const PANEL = 'rounded-control border border-line bg-surface p-1.5 shadow-soft'
const ICON_BUTTON = 'grid w-11 place-items-center text-ink-soft hover:text-ink'

/** One of many, found by typing a part of it, inside a `Field`. For a few choices use `Select`. */
export function Combobox(props: ComboboxProps): ReactNode {
  const { items, value, onChange, emptyText, openLabel, clearLabel, placeholder, name } = props
  const [typed, setTyped] = useState('')
  const { contains } = useFilter(MATCHING)
  const collection = useMemo(() => {
    const found = typed ? items.filter((item) => contains(item.label, typed)) : items
    return createListCollection({ items: found })
  }, [items, typed, contains])
  const empty = collection.size === 0
  const field = useField()
  return (
    <Ark.Root
      collection={collection}
      value={value === null ? [] : [value]}
      onValueChange={(details) => onChange(details.value[0] ?? null)}
      // What stands in the box after a choice is its label; only typing narrows the list.
      onInputValueChange={({ inputValue, reason }) =>
        setTyped(reason === 'input-change' ? inputValue : '')
      }
      inputBehavior="autohighlight"
      openOnClick
      positioning={{ sameWidth: true, strategy: 'fixed', gutter: 6 }}
      translations={{ triggerLabel: openLabel, clearTriggerLabel: clearLabel }}
      {...(placeholder && { placeholder })}
      {...(field && {
        ids: { input: field.id, label: field.labelId },
        invalid: field.invalid,
        required: field.required,
        disabled: field.disabled,
      })}
      className="relative min-w-0"
    >
      <Ark.Control className="relative">
        <Ark.Input aria-describedby={field?.hints} className={cx(CONTROL, 'truncate pe-22')} />
        <span className="absolute inset-y-0 end-0 flex">
          <Ark.ClearTrigger className={ICON_BUTTON}>
            <X aria-hidden="true" className="size-4.5" />
          </Ark.ClearTrigger>
          <Ark.Trigger className={ICON_BUTTON}>
            <ChevronDown aria-hidden="true" className="size-5" />
          </Ark.Trigger>
        </span>
      </Ark.Control>
      <Ark.Positioner className="z-50!">
        <Ark.Content className={cx(PANEL, 'max-h-72 overflow-y-auto data-empty:hidden')}>
          {collection.items.map((item) => (
            <Ark.Item
              key={item.value}
              item={item}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-3 data-highlighted:bg-surface-2 data-[state=checked]:font-semibold"
            >
              <Ark.ItemText className="min-w-0 flex-1">{item.label}</Ark.ItemText>
              <Ark.ItemIndicator>
                <Check aria-hidden="true" className="size-4.5 text-pine" />
              </Ark.ItemIndicator>
            </Ark.Item>
          ))}
        </Ark.Content>
        {/* Beside the list: a listbox may hold options only, and a status is spoken when it fills. */}
        <Ark.Context>
          {({ open }) => (
            <div role="status" className={open && empty ? cx(PANEL, 'px-4.5 py-4') : 'sr-only'}>
              {open && empty ? emptyText : ''}
            </div>
          )}
        </Ark.Context>
      </Ark.Positioner>
      {name && <input type="hidden" name={name} value={value ?? ''} />}
    </Ark.Root>
  )
}
