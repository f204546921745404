import { lazy } from 'react'
import { loadTexts } from '#islands/health/chart/texts.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import type { ClientChartProps } from './client-chart.tsx'

/** The chart of a client's values, with its script and texts: loaded when the first one is opened. */
export const chartOf = (locale: Locale) =>
  lazy(async () => {
    const [{ ClientChart }, texts] = await Promise.all([
      import('./client-chart.tsx'),
      loadTexts(locale),
    ])
    const t = createT(texts, locale)
    const Chart = (props: Omit<ClientChartProps, 't' | 'locale'>) => (
      <ClientChart {...props} t={t} locale={locale} />
    )
    return { default: Chart }
  })
