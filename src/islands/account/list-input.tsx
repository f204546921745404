import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { caseless } from '#lib/fields/caseless.ts'
import { LIST_ITEM_MAX, LIST_MAX } from '#lib/fields/text-set.ts'
import { Button } from '#ui/button.tsx'
import { Chosen } from '#ui/chosen.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'

type Props = {
  id: string
  label: string
  note?: string | undefined
  help?: string
  error?: string | undefined
  items: readonly string[]
  onChange: (items: string[]) => void
  addLabel: string
  removeLabel: (item: string) => string
}

/** A list of texts: Enter or the button adds one, clicking its chip removes it. */
export function ListInput(props: Props): ReactNode {
  const { id, label, note, help, error, items, onChange, addLabel, removeLabel } = props
  const [typed, setTyped] = useState('')
  const add = () => {
    const item = typed.trim()
    setTyped('')
    const isThere = items.some((other) => caseless(other) === caseless(item))
    if (item && !isThere && items.length < LIST_MAX) onChange([...items, item])
  }
  const onKey = (event: KeyboardEvent) => {
    // Enter would otherwise submit the form; during IME composition it only confirms the text.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  return (
    <div className="grid min-w-0 gap-2">
      <Field id={id} label={label} note={note} help={help} error={error}>
        <span className="flex gap-2">
          <TextInput
            value={typed}
            maxLength={LIST_ITEM_MAX}
            enterKeyHint="done"
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKey}
            // Text that was typed but not added would be lost silently.
            onBlur={add}
            className="min-w-0 flex-1"
          />
          <Button variant="quiet" onClick={add}>
            {addLabel}
          </Button>
        </span>
      </Field>
      <Chips items={items} onChange={onChange} removeLabel={removeLabel} />
    </div>
  )
}

type ChipsProps = Pick<Props, 'items' | 'onChange' | 'removeLabel'> & {
  nameOf?: (item: string) => string
}

/** The items of a list as removable chips; nothing for an empty one. */
export function Chips({ items, onChange, removeLabel, nameOf = (item) => item }: ChipsProps) {
  if (items.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {items.map((item) => (
        <li key={item}>
          <Chosen
            removeLabel={removeLabel(nameOf(item))}
            onRemove={() => onChange(items.filter((other) => other !== item))}
          >
            {nameOf(item)}
          </Chosen>
        </li>
      ))}
    </ul>
  )
}
