import type { Question, Questions } from './api-queries.ts'
import { measureLoad } from './load.ts'
import { atMost, counted, noted, type Measurement } from './measurement.ts'
import { listPaths, onProfessionals } from './professionals.ts'
import { measureRate } from './rate.ts'

const PER_SECOND = 200
const SECONDS = 60
const REQUESTS = PER_SECOND * SECONDS

/** Of ten requests: mostly filters, then a place, another order, a name, what is near, a further page. */
const KINDS: readonly Exclude<keyof Questions, 'profiles'>[] = [
  'threeFilters',
  'inCity',
  'threeFilters',
  'bySort',
  'byText',
  'threeFilters',
  'inCity',
  'nearby',
  'threeFilters',
  'pageFive',
]
/** Enough for the kind that is asked most, so that no question comes twice. */
const OF_EACH_KIND = (REQUESTS / KINDS.length) * 4

/**
 * `GET /api/professionals` under a load that does not wait for it. In this process, as the platform calls the function: its
 * own server and cache stand before that, and a local one would be measured in their place.
 */
export function measureListRate(people: number): Promise<Measurement[]> {
  return onProfessionals(people, OF_EACH_KIND, async (call, questions) => {
    const left = new Map(KINDS.map((kind) => [kind, questions[kind].values()]))
    const asked: Question[] = Array.from(
      { length: REQUESTS },
      (_, n) => left.get(KINDS[n % KINDS.length]!)!.next().value!,
    )
    const paths = listPaths(asked)
    // Warm up: the first calls open connections and trigger compilation.
    await measureLoad(call, paths.slice(0, 1_000), 3)
    const before = process.memoryUsage.rss() / 1024 ** 2
    const { p50, p95, p99, errors, peakMb } = await measureRate(call, paths, PER_SECOND)
    if (errors.length > 0) console.log(errors.slice(0, 10).join('\n'))
    const what = `API, ${counted(people)} professionals, ${PER_SECOND} a second for ${SECONDS} s`
    return [
      atMost(`${what}: errors`, errors.length, 0, `of ${counted(REQUESTS)}`),
      noted(`${what}: p50`, p50, 'ms'),
      noted(`${what}: p95`, p95, 'ms'),
      noted(`${what}: p99`, p99, 'ms'),
      noted(`${what}: memory of the process before, with this program`, before, 'MB'),
      noted(`${what}: the most of it meanwhile`, peakMb, 'MB'),
    ]
  })
}
