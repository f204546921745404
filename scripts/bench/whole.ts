import type { Database } from '#db/client.ts'
import { marketFigures } from '#db/queries/figures.ts'
import { listSitemapPage } from '#db/queries/sitemap.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { PROFILES_PER_SITEMAP } from '#lib/seo/sitemap.ts'
import { listCities } from '#server/landing/list-cities.ts'
import { listIndexed } from '#server/landing/list-indexed.ts'
import { listSpecialties } from '#server/landing/list-specialties.ts'
import { countSitemapPages } from '#server/professionals/count-sitemap-pages.ts'
import { withConnection } from '../database.ts'
import { counted, median, noted, type Measurement } from './measurement.ts'

const RUNS = 5

/** What reads everybody, so that it takes longer with each of them: one after the other, in the middle. */
export function measureWhole(people: number): Promise<Measurement[]> {
  return withConnection(async (db) => {
    const lines: Measurement[] = []
    for (const [name, read] of Object.entries(reads(db, people))) {
      const what = `Whole, ${counted(people)} professionals: ${name}`
      lines.push(noted(what, await timeOf(read), 'ms'))
    }
    return lines
  })
}

const reads = (db: Database, people: number): Record<string, () => Promise<unknown>> => ({
  'the files of the sitemap, counted': () => countSitemapPages({ db }),
  'the last file of the sitemap': () =>
    listSitemapPage(db, Math.ceil(people / PROFILES_PER_SITEMAP), PROFILES_PER_SITEMAP),
  'cities and specialities of the sitemap': () => listIndexed({ db }),
  'the cities with most people': () => listCities({ db }, { types: PROFESSIONAL_TYPES, limit: 6 }),
  'specialities of a profession': () => listSpecialties({ db }, { types: ['trainer'] }),
  'the figures of the home page': () => marketFigures(db),
})

/** In ms; the first run is not counted. */
async function timeOf(read: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run <= RUNS; run++) {
    const began = performance.now()
    await read()
    if (run > 0) times.push(performance.now() - began)
  }
  return median(times)
}
