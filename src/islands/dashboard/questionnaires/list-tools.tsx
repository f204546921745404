import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { hrefWith, type AddressOf } from '#client/address/address.ts'
import { go } from '#client/address/here.ts'
import { useT } from '#client/texts/use-t.ts'
import { SearchField } from '#client/list/search-field.tsx'
import type { Search } from '#client/list/use-search.ts'
import { QUESTIONNAIRE_STATUSES } from '#lib/questionnaires/statuses.ts'
import type { SentQuestionnaires } from '#lib/workspace/questionnaires-schemas.ts'
import { Button } from '#ui/button.tsx'
import { Segments } from '#ui/segments.tsx'
import { DASHBOARD, type Place } from '../address.ts'

const STATUS_FILTERS = ['all', ...QUESTIONNAIRE_STATUSES] as const

type Props = Pick<AddressOf<typeof DASHBOARD>, 'status' | 'client'> & {
  search: Search
  /** How many each filter finds; undefined until that is known. */
  counts: SentQuestionnaires['counts'] | undefined
}

const countOf = (counts: SentQuestionnaires['counts'], name: (typeof STATUS_FILTERS)[number]) =>
  name === 'all' ? Object.values(counts).reduce((sum, one) => sum + one, 0) : counts[name]

/** Narrows the list. */
export function ListTools({ search, status, client, counts }: Props): ReactNode {
  const t = useT('dashboardQuestionnaires')
  const narrow = (changes: Place) => go(hrefWith(DASHBOARD, { page: 1, ...changes }))
  return (
    <div className="grid items-end gap-3 md:grid-cols-[minmax(0,1fr)_auto]">
      <SearchField
        search={search}
        label={t('dashboardQuestionnaires.filter.search')}
        placeholder={t('dashboardQuestionnaires.filter.search')}
      />
      <Segments
        name="status"
        legend={t('dashboardQuestionnaires.filter.label')}
        hideLegend
        look="strip"
        options={STATUS_FILTERS.map((name) => [
          name,
          <span key={name}>
            {t(`dashboardQuestionnaires.filter.${name}`)} {/* As wide before it is known. */}
            <span className="inline-block min-w-5 tabular opacity-70">
              {counts && countOf(counts, name)}
            </span>
          </span>,
        ])}
        value={status ?? 'all'}
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
