import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Context } from '@netlify/functions'
import { count } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { professionals } from '#db/schema/index.ts'
import { seedBench } from '#db/seed/bench.ts'
import { bundleModules } from '../build/functions.ts'
import { migrateDatabase, withOwner } from '../database.ts'
import { functionContext } from '../serve/function-context.ts'
import type { FunctionModule } from '../serve/functions.ts'
import { drawQuestions, type Question } from './api-queries.ts'
import { onDatabase } from './database.ts'
import { measureLoad } from './load.ts'
import { atMost, type Measurement } from './measurement.ts'
import { watchScans } from './scans.ts'

const PEOPLE = 100_000
const AT_ONCE = 10
const REQUESTS = 4_000
/** Requests of each other kind, for information. */
const OTHER_REQUESTS = 1_000
const BUNDLES = '.cache/bench/functions'

/** `GET /api/professionals` of the bundled function, in this process, on 100,000 professionals. */
export function measureApi(): Promise<Measurement[]> {
  return onDatabase('.data/bench-100k', async () => {
    const questions = await withOwner(async (db) => {
      await fill(db)
      return drawQuestions(db, REQUESTS)
    })
    const call = await loadFunction()
    const list = (asked: readonly Question[]) =>
      asked.map((question) => `/api/professionals?${new URLSearchParams(question)}`)
    // Warm up: the first calls open connections and trigger compilation.
    await measureLoad(call, list(questions.threeFilters).slice(0, 1_000), AT_ONCE)
    const measured: Measurement[] = []
    const measure = async (what: string, paths: readonly string[], limit?: number) => {
      const asked = paths.slice(0, limit ? REQUESTS : OTHER_REQUESTS)
      const { p50, p95, p99, perSecond } = await measureLoad(call, asked, AT_ONCE)
      const row = `p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(p99)}, ${Math.round(perSecond)}/s`
      measured.push({ ...(limit && atMost('', p95, limit, 'ms')), what, measured: row })
    }
    const scans = await watchScans(() =>
      measure('API: three filters, by score', list(questions.threeFilters), 25),
    )
    measured.push(scans)
    await measure('API: three filters, other orders', list(questions.bySort))
    await measure('API: a city and a speciality', list(questions.inCity))
    await measure('API: three filters, page 5', list(questions.pageFive))
    await measure('API: three filters, far beyond the end', list(questions.beyondTheEnd))
    await measure('API: a whole name as `q`', list(questions.byText))
    await measure('API: two letters as `q`', list(questions.twoLetters), 60)
    await measure('API: three letters as `q`', list(questions.threeLetters), 60)
    await measure('API: a city and what is near, by distance', list(questions.nearby))
    await measure(
      'API: one profile',
      questions.profiles.map((id) => `/api/professionals/${id}`),
    )
    return measured
  })
}

const ms = (value: number) => `${value.toFixed(1)} ms`

/** Runs once: the data is kept for the next run. */
async function fill(db: Database): Promise<void> {
  await migrateDatabase(db)
  const [present] = await db.select({ total: count() }).from(professionals)
  if (present?.total === PEOPLE) return
  if (present?.total) throw new Error('.data/bench-100k is not complete: delete it')
  console.log(`Writing ${PEOPLE} professionals …`)
  await seedBench(db, PEOPLE)
}

async function loadFunction(): Promise<(path: string) => Promise<Response>> {
  await bundleModules('netlify/functions/professionals.ts', BUNDLES)
  const file = pathToFileURL(resolve(BUNDLES, 'professionals.mjs')).href
  const { default: handler } = (await import(file)) as FunctionModule
  return async (path) => {
    const request = new Request(`http://localhost${path}`)
    return handler(request, functionContext(request, '203.0.113.7') as Context)
  }
}
