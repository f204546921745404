import { Search } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'

/** How long typing pauses before it is searched for, in milliseconds. */
const PAUSE = 200

type Props = {
  /** The applied search text. */
  value: string
  /** With the text, and whether the one before was typed just now, too. */
  onSearch: (text: string, isFurther: boolean) => void
}

/**
 * Searches while somebody types, from the second letter on; at once by Enter, by the button and on leaving the field. The
 * input is uncontrolled, so that text typed before and during hydration is kept.
 */
export function SearchField({ value, onSearch }: Props) {
  const t = useT('list')
  const field = useRef<HTMLInputElement>(null)
  /** The text last searched for, here or by the URL. */
  const last = useRef(value)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isFurther = useRef(false)
  useEffect(() => () => clearTimeout(pause.current), [])

  // Follows the URL (back and forward, a removed chip), but does not overwrite text that is being typed.
  useLayoutEffect(() => {
    const { current: input } = field
    if (!input || value === last.current) return
    const isWriting = document.activeElement === input && input.value.trim() !== last.current
    last.current = value
    if (!isWriting) input.value = value
  }, [value])

  const search = () => {
    clearTimeout(pause.current)
    const wanted = field.current?.value.trim() ?? ''
    if (wanted === last.current || wanted.length === 1) return
    last.current = wanted
    onSearch(wanted, isFurther.current)
    isFurther.current = true
  }
  const searchSoon = () => {
    clearTimeout(pause.current)
    pause.current = setTimeout(search, PAUSE)
  }
  return (
    <>
      <Field label={t('list.filter.q')} hideLabel>
        <TextInput
          ref={field}
          name="q"
          type="search"
          maxLength={80}
          defaultValue={value}
          placeholder={t('list.filter.q')}
          className="ps-11 max-lg:pe-13"
          onChange={searchSoon}
          onBlur={() => {
            search()
            isFurther.current = false
          }}
          onKeyDown={(event) => event.key === 'Enter' && search()}
        />
      </Field>
      <button
        type="submit"
        aria-label={t('list.filter.searchNow')}
        onClick={search}
        className="absolute start-0.5 top-0.5 grid size-11 place-items-center rounded-control text-ink-soft hover:text-ink"
      >
        <Search className="size-5" aria-hidden="true" />
      </button>
    </>
  )
}
