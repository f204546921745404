import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { Field } from '#ui/field.tsx'
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
    <div className="flex min-w-0 gap-2 *:min-w-0 *:flex-1 sm:*:max-w-60">
      <Field label={t('healthRecords.filter.kind')} hideLabel>
        <Select value={kind} onChange={(event) => onKind(event.target.value as KindFilter)}>
          {KIND_FILTERS.map((filter) => (
            <option key={filter} value={filter}>
              {t(`healthRecords.filter.of.${filter}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('healthRecords.filter.year')} hideLabel>
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
