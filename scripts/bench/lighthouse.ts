import { mkdirSync, readFileSync } from 'node:fs'
import { LOCALES, localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { run } from '../child.ts'
import { requireWholeBrowser } from '../setup/browser.ts'
import { median, type Measurement } from './measurement.ts'
import { measuredPages, onSite } from './site.ts'
import { LANGUAGES } from './weight.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const RUNS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Audit = 'cumulative-layout-shift' | 'largest-contentful-paint' | 'total-blocking-time'

/** The part of a report used here. */
interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number }>
  audits: Record<Audit, { numericValue: number }>
}

/** Lighthouse's mobile profile on the production build: the median of three runs of each page. */
export function measureLighthouse(): Promise<Measurement[]> {
  return onSite(async (origin) => {
    process.env['CHROME_PATH'] = await requireWholeBrowser()
    const measured: Measurement[] = []
    for (const locale of LOCALES) {
      for (const [name, path] of Object.entries(await measuredPages(origin, locale))) {
        const reports: Report[] = []
        while (reports.length < RUNS) reports.push(await report(origin + path, locale))
        const row = summary(`Lighthouse of ${localizedPath(name, locale)}`, reports)
        console.log(`${row.what}: ${row.measured}`)
        measured.push(row)
      }
    }
    return measured
  })
}

async function report(url: string, locale: Locale): Promise<Report> {
  const file = '.cache/bench/lighthouse.json'
  mkdirSync('.cache/bench', { recursive: true })
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    `--accept-lang=${LANGUAGES[locale]}`,
  ]
  const output = ['--quiet', '--output=json', `--output-path=${file}`]
  const lighthouse = ['--yes', LIGHTHOUSE, url, ...output, `--chrome-flags=${flags.join(' ')}`]
  try {
    await run('npx', lighthouse)
  } catch {
    // On a busy machine the browser sometimes records nothing, and Lighthouse asks for a retry.
    console.log('Lighthouse gave no report; once more …')
    await run('npx', lighthouse)
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

function summary(what: string, reports: readonly Report[]): Measurement {
  const scores = CATEGORIES.map((name) =>
    Math.round(100 * median(reports.map(({ categories }) => categories[name].score))),
  )
  const middle = (audit: Audit) => median(reports.map(({ audits }) => audits[audit].numericValue))
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
