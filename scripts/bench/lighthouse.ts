import { LOCALES, localizedPath } from '#lib/i18n/locales.ts'
import { requireWholeBrowser } from '../setup/browser.ts'
import { CATEGORIES, reportOf, type Report } from './lighthouse-report.ts'
import { median, type Measurement } from './measurement.ts'
import { measuredPages, onSite } from './site.ts'

const RUNS = 3

/** Lighthouse's mobile profile on the production build: the median of three runs of each page. */
export function measureLighthouse(): Promise<Measurement[]> {
  return onSite(async (origin) => {
    process.env['CHROME_PATH'] = await requireWholeBrowser()
    const measured: Measurement[] = []
    for (const locale of LOCALES) {
      for (const [name, path] of Object.entries(await measuredPages(origin, locale))) {
        const reports: Report[] = []
        while (reports.length < RUNS) reports.push(await reportOf(origin + path, locale))
        const row = summary(`Lighthouse of ${localizedPath(name, locale)}`, reports)
        console.log(`${row.what}: ${row.measured}`)
        measured.push(row)
      }
    }
    return measured
  })
}

function summary(what: string, reports: readonly Report[]): Measurement {
  const scores = CATEGORIES.map((name) =>
    Math.round(100 * median(reports.map(({ categories }) => categories[name].score))),
  )
  const middle = (audit: keyof Report['audits']) =>
    median(reports.map(({ audits }) => audits[audit].numericValue))
  const shift = middle('cumulative-layout-shift')
  const paint = middle('largest-contentful-paint')
  const blocked = middle('total-blocking-time')
  const times = `largest paint ${(paint / 1_000).toFixed(1)} s, blocked ${blocked.toFixed(0)} ms`
  return {
    what,
    measured: `${scores.join(' / ')}, CLS ${Number(shift.toFixed(3))}; ${times}`,
    limit: {
      text: '100 / 100 / 100 / 100, CLS 0',
      reached: scores.every((score) => score === 100) && shift === 0,
    },
  }
}
