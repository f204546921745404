import { Combobox as Ark, createListCollection } from '@ark-ui/react/combobox'
import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { foldWords } from '#lib/search/fold-words.ts'
import { CONTROL } from './control-class.ts'
import { cx } from './cx.ts'
import { useField, useFieldControl } from './field-context.ts'

export type ComboboxItem = { value: string; label: string; group: string }

export type ComboboxProps = {
  /** Of the field that a form sends. */
  name: string
  /** In their order, those of a group one after the other. */
  items: readonly ComboboxItem[]
  /** '' for no choice. */
  value: string
  onChoose: (value: string) => void
  /** What no choice is called. */
  any: string
  /** Said where nothing is called as typed. */
  none: string
}

/**
 * A single choice of many, inside a `Field`, found by typing beginnings of the words of an item or of its group. An empty
 * text is no choice. Heavy: loaded when it is needed, with a `Select` in its place until then.
 */
export function Combobox(props: ComboboxProps): ReactNode {
  const { name, items, value, onChoose, any, none } = props
  const { id, ...control } = useFieldControl()
  const labelId = useField()?.labelId
  const [typed, setTyped] = useState('')
  const found = items.filter(({ label, group }) => isBegun(`${label} ${group}`, typed))
  const collection = createListCollection({
    items: found,
    itemToString: ({ label }) => label,
    groupBy: ({ group }) => group,
  })
  return (
    <Ark.Root
      collection={collection}
      value={value === '' ? [] : [value]}
      onValueChange={({ value: [chosen] }) => chosen !== undefined && onChoose(chosen)}
      onInputValueChange={({ inputValue, reason }) => {
        setTyped(reason === 'input-change' ? inputValue : '')
        if (reason === 'input-change' && inputValue === '' && value !== '') onChoose('')
      }}
      ids={{ ...(id && { input: id }), ...(labelId && { label: labelId }) }}
      inputBehavior="autohighlight"
      openOnClick
      lazyMount
      unmountOnExit
      positioning={{ strategy: 'fixed', placement: 'bottom-start', sameWidth: true, gutter: 4 }}
      className="min-w-0"
    >
      <Ark.Control className="relative block min-w-0">
        <Ark.Input {...control} placeholder={any} className={cx(CONTROL, 'truncate pe-10')} />
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-ink-soft"
        />
      </Ark.Control>
      <input type="hidden" {...{ name, value }} />
      <Ark.Positioner>
        <Ark.Content
          // A press leaves the focus in the text.
          onMouseDown={(event) => event.preventDefault()}
          // Whose layer its positioner takes over.
          className="z-20 max-h-72 overflow-y-auto rounded-control border border-edge bg-surface p-1 shadow-soft"
        >
          {found.length === 0 && <p className="px-3 py-2.5 text-sm text-ink-soft">{none}</p>}
          {collection.group().map(([group, members]) => (
            <Ark.ItemGroup key={group} id={group}>
              <Ark.ItemGroupLabel className="px-3 pt-2.5 pb-1 text-sm text-ink-soft">
                {group}
              </Ark.ItemGroupLabel>
              {members.map((item) => (
                <Ark.Item
                  key={item.value}
                  item={item}
                  className="flex min-h-11 items-center rounded-[10px] px-3 data-highlighted:bg-surface-2 data-[state=checked]:font-medium"
                >
                  {item.label}
                </Ark.Item>
              ))}
            </Ark.ItemGroup>
          ))}
        </Ark.Content>
      </Ark.Positioner>
    </Ark.Root>
  )
}

/** Whether every typed word begins a word of the text. */
function isBegun(text: string, typed: string): boolean {
  const words = foldWords(text)
  return foldWords(typed).every((start) => words.some((word) => word.startsWith(start)))
}
