import { measureLoad } from './load.ts'
import { atMost, counted, type Measurement } from './measurement.ts'
import { listPaths as list, onProfessionals } from './professionals.ts'
import { watchScans } from './scans.ts'
import { measureWhole } from './whole.ts'

const AT_ONCE = 10
const REQUESTS = 4_000
/** Requests of each other kind, for information. */
const OTHER_REQUESTS = 1_000

/** `GET /api/professionals` of the bundled function, in this process, on so many professionals. */
export function measureApi(people: number): Promise<Measurement[]> {
  return onProfessionals(people, REQUESTS, async (call, questions) => {
    // Warm up: the first calls open connections and trigger compilation.
    await measureLoad(call, list(questions.threeFilters).slice(0, 1_000), AT_ONCE)
    const measured: Measurement[] = []
    const measure = async (kind: string, paths: readonly string[], limit?: number) => {
      const what = `API, ${counted(people)} professionals: ${kind}`
      const asked = paths.slice(0, limit ? REQUESTS : OTHER_REQUESTS)
      const { p50, p95, p99, perSecond } = await measureLoad(call, asked, AT_ONCE)
      const row = `p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(p99)}, ${Math.round(perSecond)}/s`
      measured.push({ ...(limit && atMost('', p95, limit, 'ms')), what, measured: row })
    }
    const scans = await watchScans(
      'API: how PostgreSQL read professionals for these',
      ['professionals', 'profiles'],
      () => measure('three filters, by score', list(questions.threeFilters), 40),
    )
    measured.push(scans)
    await measure('three filters, other orders', list(questions.bySort))
    await measure('a city and a speciality', list(questions.inCity))
    await measure('three filters, page 5', list(questions.pageFive))
    await measure('three filters, far beyond the end', list(questions.beyondTheEnd))
    await measure('a whole name as `q`', list(questions.byText))
    await measure('two letters as `q`', list(questions.twoLetters), 60)
    await measure('three letters as `q`', list(questions.threeLetters), 60)
    await measure('a city and what is near, by distance', list(questions.nearby))
    await measure(
      'one profile',
      questions.profiles.map((id) => `/api/professionals/${id}`),
    )
    return [...measured, ...(await measureWhole(people))]
  })
}

const ms = (value: number) => `${value.toFixed(1)} ms`
