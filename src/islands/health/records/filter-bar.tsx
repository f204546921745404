import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { Field } from '#ui/field.tsx'
import { Segments } from '#ui/segments.tsx'
import { Select } from '#ui/select.tsx'
import { KIND_FILTERS, type KindFilter, type YearFilter } from './filters.ts'

type Props = {
  kind: KindFilter
  year: YearFilter
  years: readonly YearFilter[]
  onKind: (kind: KindFilter) => void
  onYear: (year: YearFilter) => void
}

/** What the list is narrowed to. */
export function FilterBar({ kind, year, years, onKind, onYear }: Props): ReactNode {
  const t = useT('healthRecords')
  return (
    <div className="flex min-w-0 gap-x-4 gap-y-3 max-sm:flex-col sm:flex-wrap sm:items-end sm:justify-between">
      {/* One row on phones, which scrolls: the list is what one came for. */}
      <div className="max-sm:-mx-4 max-sm:-my-1.5 max-sm:[scrollbar-width:none] max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1.5">
        <Segments
          legend={t('healthRecords.filter.kind')}
          hideLegend
          name="records-kind"
          look="chips"
          className="max-sm:w-max max-sm:[&>span]:flex-nowrap"
          options={KIND_FILTERS.map((filter) => [filter, t(`healthRecords.filter.of.${filter}`)])}
          value={kind}
          onChange={onKind}
        />
      </div>
      <Field label={t('healthRecords.filter.year')} hideLabel className="w-full sm:w-60">
        <Select value={year} onChange={(event) => onYear(event.target.value as YearFilter)}>
          <option value="">{t('healthRecords.filter.always')}</option>
          {years.map((one) => (
            <option key={one} value={one}>
              {one.startsWith('<') ? t('healthRecords.filter.before', { year: one.slice(1) }) : one}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
