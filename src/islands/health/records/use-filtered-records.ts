import { useMemo, useState } from 'react'
import type { Overview } from '#lib/health/schemas.ts'
import { today } from '#client/health/days.ts'
import { useRecordPages } from '../kit/pages.ts'
import { daysOf, hasKind, yearsFrom, type KindFilter, type YearFilter } from './filters.ts'

/** The oldest day among the newest values of each measure: a year may be known before its records are loaded. */
function oldestOf({ measures }: Overview): string {
  const days = measures.flatMap(({ points }) => points.map(({ recordDate }) => recordDate))
  return days.reduce((one, other) => (other < one ? other : one), today())
}

/** The records that are asked for, what they are narrowed to, and the years to choose from. */
export function useFilteredRecords(overview: Overview) {
  const [kind, setKind] = useState<KindFilter>('all')
  const [year, setYear] = useState<YearFilter>('')
  const pages = useRecordPages(daysOf(year))
  const { data } = pages
  const loaded = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data])
  const records = useMemo(() => loaded.filter((one) => hasKind(one, kind)), [loaded, kind])

  const [oldest, setOldest] = useState(() => oldestOf(overview))
  const last = loaded.at(-1)?.recordDate ?? oldest
  if (last < oldest) setOldest(last)
  // Nothing is older once a list that ends in the past has been read to its end.
  const [isAll, setAll] = useState(false)
  const isEnd = data !== undefined && !pages.hasNextPage && !/^\d/.test(year)
  if (isEnd && !isAll) setAll(true)

  const clear = () => {
    setKind('all')
    setYear('')
  }
  const years = yearsFrom(today(), oldest, isAll)
  return { pages, records, kind, setKind, year, setYear, years, clear }
}
