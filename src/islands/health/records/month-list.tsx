import { memo, type ReactNode } from 'react'
import { useLocale } from '#client/texts/use-t.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import { byMonth, monthText } from './months.ts'
import { RecordRow } from './record-row.tsx'

type Props = { records: readonly HealthRecord[] }

export const MONTH =
  'border-b border-line bg-surface-2 px-4 py-2.5 font-sans text-sm font-medium tracking-normal sm:px-5'

/** Records by month, all of them in the page, where the browser's search finds them. */
export const MonthList = memo(function MonthList({ records }: Props): ReactNode {
  const locale = useLocale()
  return byMonth(records).map(({ month, records: ofMonth }) => (
    <section key={month} aria-label={monthText(month, locale)}>
      <h3 className={`${MONTH} sticky top-0 z-2`}>{monthText(month, locale)}</h3>
      <ul>
        {ofMonth.map((record) => (
          <li key={record.id}>
            <RecordRow record={record} />
          </li>
        ))}
      </ul>
    </section>
  ))
})
