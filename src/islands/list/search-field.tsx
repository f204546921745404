import { useLayoutEffect, useRef } from 'react'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { ListT } from './texts.ts'

type Props = {
  t: ListT
  /** The applied search text. */
  value: string
  onSearch: (text: string) => void
}

/**
 * Applies on Enter and on leaving the field: a request for every keystroke would be wasted. The input is uncontrolled,
 * so that text typed before and during hydration is kept.
 */
export function SearchField({ t, value, onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null)
  /** The text last searched for, here or by the URL. */
  const last = useRef(value)

  // Follows the URL (back and forward, a removed chip), but does not overwrite text that is being typed.
  useLayoutEffect(() => {
    const { current: input } = field
    if (!input || value === last.current) return
    const isWriting = document.activeElement === input && input.value.trim() !== last.current
    last.current = value
    if (!isWriting) input.value = value
  }, [value])

  const search = () => {
    const wanted = field.current?.value.trim() ?? ''
    if (wanted === value || wanted.length === 1) return
    last.current = wanted
    onSearch(wanted)
  }
  return (
    <div className="col-span-2 md:col-span-1">
      <Field label={t('list.filter.q')}>
        <TextInput
          ref={field}
          name="q"
          type="search"
          maxLength={80}
          defaultValue={value}
          onBlur={search}
          onKeyDown={(event) => event.key === 'Enter' && search()}
        />
      </Field>
    </div>
  )
}
