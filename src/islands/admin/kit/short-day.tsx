import type { ReactNode } from 'react'
import { useLocale } from '#client/texts/use-t.ts'
import { formatShortDay } from '#lib/format/short-day.ts'

/** The day of an instant in a table, on one line. */
export const ShortDay = ({ of }: { of: string }): ReactNode => {
  const locale = useLocale()
  return <span className="whitespace-nowrap">{formatShortDay(of, locale)}</span>
}
