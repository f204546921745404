import { mkdirSync, readFileSync } from 'node:fs'
import type { Locale } from '#lib/i18n/locales.ts'
import { run } from '../child.ts'
import { LANGUAGES } from './weight.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Audit = 'cumulative-layout-shift' | 'largest-contentful-paint' | 'total-blocking-time'

/** The part of a report used here. */
export interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number }>
  audits: Record<Audit, { numericValue: number }>
}

/** Lighthouse's mobile profile of a page; CHROME_PATH names the browser. */
export async function reportOf(url: string, locale: Locale): Promise<Report> {
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
