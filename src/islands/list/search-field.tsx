import { useLayoutEffect, useRef } from 'react'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { ListT } from './texts.ts'

type Props = {
  t: ListT
  /** What is searched for. */
  value: string
  onSearch: (text: string) => void
}

/**
 * Takes effect on Enter and on leaving the field: a request for every letter would help nobody. The text is the
 * browser's, where it also was before React came: it is typed on while the list comes to life.
 */
export function SearchField({ t, value, onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null)
  /** What was searched for last, here or by the address. */
  const last = useRef(value)

  // Follows the address (back and forward, a chip), but takes nothing away from who is writing.
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
