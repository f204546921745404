import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { LIST_PATHS, PATHS } from '#lib/site/routes.ts'
import { toolPath } from '#lib/tools/tools.ts'
import { withOwner } from '../database.ts'
import { requireWholeBrowser } from '../setup/browser.ts'
import { reportOf, type Report } from './lighthouse-report.ts'
import { median, type Measurement } from './measurement.ts'
import { measureSignedIn } from './signed-in.ts'
import { measuredPages, onSite } from './site.ts'

const RUNS = 3

/** A page that has nothing to load or to redraw: what this machine makes of the same layout. */
const YARDSTICK = PATHS.faq

/** What a page must reach; blocking time as a multiple of the yardstick's. */
type Limits = { score: number; blocked: number; paintSeconds?: number }
const USUAL: Limits = { score: 95, blocked: 2 }
const HEALTH: Limits = { score: 90, blocked: 4, paintSeconds: 2.5 }

type Figures = { score: number; paintSeconds: number; blocked: number }

/**
 * Lighthouse's mobile profile of the pages that people come to, after what they show has changed since the build; and in a
 * slow browser, from the address until what they came for can be used, the pages of signed-in people.
 */
export function measureSecondDay(): Promise<Measurement[]> {
  return onSite(async (origin) => {
    process.env['CHROME_PATH'] = await requireWholeBrowser()
    await withOwner(change)
    const lists = PROFESSIONAL_TYPES.map((type) => LIST_PATHS[type])
    const names = [PATHS.home, ...lists, '/trainer/{id}', PATHS.auth, '/article/{slug}']
    const measured = [
      ...(await measurePages(origin, 'es', [...names, toolPath('timer'), PATHS.health])),
      ...(await measurePages(origin, 'en', lists)),
    ]
    return [...measured, ...(await measureSignedIn(origin))]
  })
}

/** What visitors and professionals change in a day: reviews, by which lists are ordered, and a profile. */
async function change(db: Database): Promise<void> {
  for (const type of PROFESSIONAL_TYPES) {
    await db.execute(sql`
      update professional_reviews set rating = 7 - rating, comment = ${`A ${Date.now()}`}
      where id in (
        select id from professional_reviews where professional_type = ${type} and rating between 3 and 4
        order by id limit 4
      )`)
  }
  await db.execute(sql`
    update professionals set bio = ${`Cambiado a las ${new Date().toISOString()}`}
    where id in (select id from professionals order by ranking_score desc limit 3)`)
}

/** The yardstick is measured in turn with the pages: the machine is not the same from minute to minute. */
async function measurePages(
  origin: string,
  locale: Locale,
  names: readonly string[],
): Promise<Measurement[]> {
  const known = await measuredPages(origin, locale)
  const reports = new Map<string, Report[]>()
  for (let run = 0; run < RUNS; run++) {
    for (const name of [YARDSTICK, ...names]) {
      const report = await reportOf(origin + (known[name] ?? localizedPath(name, locale)), locale)
      reports.set(name, [...(reports.get(name) ?? []), report])
      console.log(`${localizedPath(name, locale)}: ${textOf(figuresOf([report]))}`)
    }
  }
  const yardstick = figuresOf(reports.get(YARDSTICK)!)
  return [YARDSTICK, ...names].map((name) => {
    const what = `Second day: ${localizedPath(name, locale)}`
    const limits = name === PATHS.health ? HEALTH : USUAL
    return row(what, figuresOf(reports.get(name)!), yardstick, limits)
  })
}

function figuresOf(reports: readonly Report[]): Figures {
  const middle = (valueOf: (report: Report) => number) => median(reports.map(valueOf))
  return {
    score: Math.round(100 * middle(({ categories }) => categories.performance.score)),
    paintSeconds: middle(({ audits }) => audits['largest-contentful-paint'].numericValue) / 1_000,
    blocked: middle(({ audits }) => audits['total-blocking-time'].numericValue),
  }
}

const textOf = ({ score, paintSeconds, blocked }: Figures) =>
  `${score}, largest paint ${paintSeconds.toFixed(1)} s, blocked ${blocked.toFixed(0)} ms`

function row(what: string, figures: Figures, yardstick: Figures, limits: Limits): Measurement {
  const score = Math.min(limits.score, yardstick.score - 3)
  const blocked = limits.blocked * yardstick.blocked
  const paint = limits.paintSeconds ?? Infinity
  return {
    what,
    measured: textOf(figures),
    limit: {
      text: `≥ ${score}, blocked ≤ ${blocked.toFixed(0)} ms${limits.paintSeconds ? `, paint ≤ ${paint} s` : ''}`,
      reached:
        figures.score >= score && figures.blocked <= blocked && figures.paintSeconds <= paint,
    },
  }
}
