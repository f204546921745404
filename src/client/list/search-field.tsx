import { Search as Icon } from 'lucide-react'
import type { ReactNode } from 'react'
import { SEARCH_MAX } from '#lib/workspace/search-words.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Search } from './use-search.ts'

type Props = { search: Search; label: string; placeholder: string }

/** Looks for a name: after a pause, or at once on Enter. */
export function SearchField({ search, label, placeholder }: Props): ReactNode {
  return (
    <form
      role="search"
      className="relative min-w-0"
      onSubmit={(event) => {
        event.preventDefault()
        search.ask()
      }}
    >
      <Field label={label} hideLabel>
        <TextInput
          type="search"
          value={search.typed}
          onChange={({ target }) => search.type(target.value)}
          maxLength={SEARCH_MAX}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          className="ps-11"
        />
      </Field>
      <Icon
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5 text-ink-soft"
      />
    </form>
  )
}
