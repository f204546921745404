import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { caseless } from '#lib/fields/caseless.ts'
import { LIST_ITEM_MAX, LIST_MAX } from '#lib/fields/text-set.ts'
import { Button } from '#ui/button.tsx'
import { Chosen } from '#ui/chosen.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'

type Props = {
  name: string
  label: string
  note?: string | undefined
  help?: string | undefined
  error?: string | undefined
  items: readonly string[]
  /** Items at most, and characters of each. */
  max?: number
  itemMax?: number
  onChange: (items: string[]) => void
}

/** A list of texts: Enter or the button adds one, clicking its chip removes it. */
export function ListInput(props: Props): ReactNode {
  const { name, label, note, help, error, items, onChange } = props
  const { max = LIST_MAX, itemMax = LIST_ITEM_MAX } = props
  const t = useT('fields')
  const [typed, setTyped] = useState('')
  const add = () => {
    const item = typed.trim()
    setTyped('')
    const isThere = items.some((other) => caseless(other) === caseless(item))
    if (item && !isThere && items.length < max) onChange([...items, item])
  }
  const onKey = (event: KeyboardEvent) => {
    // Enter would otherwise submit the form; during IME composition it only confirms the text.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  return (
    <div className="grid min-w-0 gap-2">
      <Field label={label} note={note} help={help} error={error}>
        <span className="flex gap-2">
          <TextInput
            data-field={name}
            value={typed}
            maxLength={itemMax}
            enterKeyHint="done"
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKey}
            // Text that was typed but not added would be lost silently.
            onBlur={add}
            className="min-w-0 flex-1"
          />
          <Button variant="quiet" onClick={add}>
            {t('fields.list.add')}
          </Button>
        </span>
      </Field>
      <Chips items={items} onChange={onChange} />
    </div>
  )
}

type ChipsProps = Pick<Props, 'items' | 'onChange'> & {
  nameOf?: (item: string) => string
}

/** The items of a list as removable chips; nothing for an empty one. */
export function Chips({ items, onChange, nameOf = (item) => item }: ChipsProps): ReactNode {
  const t = useT('fields')
  if (items.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {items.map((item) => (
        <li key={item}>
          <Chosen
            removeLabel={t('fields.list.remove', { name: nameOf(item) })}
            onRemove={() => onChange(items.filter((other) => other !== item))}
          >
            {nameOf(item)}
          </Chosen>
        </li>
      ))}
    </ul>
  )
}
