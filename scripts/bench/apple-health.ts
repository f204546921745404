import { readApple } from '#lib/health/import/read-apple.ts'
import { atMost, noted, type Measurement } from './measurement.ts'

const MEGABYTE = 2 ** 20
const MEGABYTES = 500
/** About 20 years of days. */
const DAYS = 7300

/** An export of Apple Health of 500 MB, most of it what is left out, read as the worker of the import reads it. */
export async function measureAppleHealth(): Promise<Measurement[]> {
  const before = process.memoryUsage()
  let heap = before.heapUsed
  let resident = before.rss
  const began = performance.now()
  const table = await readApple(exported(), {
    isZip: false,
    onRead() {
      const now = process.memoryUsage()
      heap = Math.max(heap, now.heapUsed)
      resident = Math.max(resident, now.rss)
    },
  })
  if (!table) throw new Error('the export was not recognised')
  const seconds = (performance.now() - began) / 1000
  const what = `Import of an Apple Health export of ${MEGABYTES} MB, ${table.rows.length} days`
  return [
    atMost(
      `${what}: heap beyond what it began with`,
      (heap - before.heapUsed) / MEGABYTE,
      128,
      'MB',
    ),
    noted(`${what}: memory beyond what it began with`, (resident - before.rss) / MEGABYTE, 'MB'),
    noted(`${what}: time`, seconds, 's'),
  ]
}

function exported(): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  let bytes = 0
  let day = 0
  return new ReadableStream({
    start(controller) {
      controller.enqueue(
        encoder.encode('<?xml version="1.0" encoding="UTF-8"?>\n<HealthData locale="es_ES">\n'),
      )
    },
    pull(controller) {
      if (bytes >= MEGABYTES * MEGABYTE) {
        controller.enqueue(encoder.encode('</HealthData>\n'))
        controller.close()
        return
      }
      const chunk = encoder.encode(recordsOf(day++ % DAYS))
      bytes += chunk.length
      controller.enqueue(chunk)
    },
  })
}

/** A day: a weight, and the pulse of each few minutes, which nothing is made of. */
function recordsOf(day: number): string {
  const date = new Date(Date.UTC(2006, 0, 1 + day)).toISOString().slice(0, 10)
  const record = (type: string, unit: string, value: number, time: string) =>
    ` <Record type="HKQuantityTypeIdentifier${type}" sourceName="Reloj" sourceVersion="10.1" unit="${unit}" creationDate="${date} ${time} +0100" startDate="${date} ${time} +0100" endDate="${date} ${time} +0100" value="${value}"/>\n`
  const pulses = Array.from({ length: 280 }, (_, n) => {
    const time = `${String(Math.floor(n / 12)).padStart(2, '0')}:${String((n % 12) * 5).padStart(2, '0')}:00`
    return record('HeartRate', 'count/min', 60 + (n % 40), time)
  })
  return record('BodyMass', 'kg', 70 + (day % 50) / 10, '08:00:00') + pulses.join('')
}
