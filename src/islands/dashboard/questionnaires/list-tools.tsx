import { X } from 'lucide-react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { SEARCH_MAX, searchWords } from '#lib/workspace/search-words.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Segments } from '#ui/segments.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { goToPlace, placeWith } from '../address.ts'
import { filterOf, STATUS_FILTERS } from './filters.ts'
import type { QuestionnairesT } from './texts.ts'

type Props = {
  t: QuestionnairesT
  /** What the address says. */
  status: string | null
  search: string
  client: string | null
}

/** Narrows the list; all of it is in the address. */
export function ListTools({ t, status, search, client }: Props): ReactNode {
  const narrow = (changes: Record<string, string | null>) =>
    goToPlace(placeWith({ page: null, ...changes }))
  return (
    <div className="grid items-end gap-3 md:grid-cols-[minmax(0,1fr)_auto]">
      <SearchField
        label={t('dashboardQuestionnaires.filter.search')}
        value={search}
        onSearch={(q) => narrow({ q: q || null })}
      />
      <Segments
        name="status"
        legend={t('dashboardQuestionnaires.filter.label')}
        hideLegend
        look="chips"
        options={STATUS_FILTERS.map(
          (name) => [name, t(`dashboardQuestionnaires.filter.${name}`)] as const,
        )}
        value={filterOf(status)}
        onChange={(name) => narrow({ status: name === 'all' ? null : name })}
      />
      {client !== null && (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start"
          onClick={() => narrow({ client: null, status: null })}
        >
          {t('dashboardQuestionnaires.filter.client')}
          <X aria-hidden="true" className="size-4" />
        </Button>
      )}
    </div>
  )
}

type SearchProps = { label: string; value: string; onSearch: (text: string) => void }

/** Applies on Enter and on leaving the field, as the search of the public lists does. */
function SearchField({ label, value, onSearch }: SearchProps) {
  const field = useRef<HTMLInputElement>(null)
  // Follows the address, back and forward.
  useLayoutEffect(() => {
    if (field.current) field.current.value = value
  }, [value])
  const search = () => {
    const wanted = searchWords(field.current?.value ?? '')
    if (wanted !== value) onSearch(wanted)
  }
  return (
    <Field label={label}>
      <TextInput
        ref={field}
        type="search"
        maxLength={SEARCH_MAX}
        defaultValue={value}
        onBlur={search}
        onKeyDown={(event) => event.key === 'Enter' && search()}
      />
    </Field>
  )
}
