import type { ReactNode } from 'react'
import { Field } from '#ui/field.tsx'
import { Segments } from '#ui/segments.tsx'
import { Select } from '#ui/select.tsx'
import { KIND_FILTERS, type KindFilter, type YearFilter } from './filters.ts'
import type { RecordsT } from './texts.ts'

type Props = {
  t: RecordsT
  kind: KindFilter
  year: YearFilter
  years: readonly YearFilter[]
  onKind: (kind: KindFilter) => void
  onYear: (year: YearFilter) => void
}

/** What the list is narrowed to. */
export function FilterBar({ t, kind, year, years, onKind, onYear }: Props): ReactNode {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
      <Segments
        legend={t('healthRecords.filter.kind')}
        hideLegend
        name="records-kind"
        look="chips"
        options={KIND_FILTERS.map((filter) => [filter, t(`healthRecords.filter.of.${filter}`)])}
        value={kind}
        onChange={onKind}
      />
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
