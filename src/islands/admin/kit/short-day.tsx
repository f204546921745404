import type { ReactNode } from 'react'
import { formatShortDay } from '#lib/format/short-day.ts'
import type { Locale } from '#lib/i18n/locales.ts'

/** The day of an instant in a table, on one line. */
export const ShortDay = ({ of, locale }: { of: string; locale: Locale }): ReactNode => (
  <span className="whitespace-nowrap">{formatShortDay(of, locale)}</span>
)
