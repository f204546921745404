import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readApple } from './read-apple.ts'

const XML =
  '<?xml version="1.0"?>\n<HealthData locale="es_ES">\n' +
  ' <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Báscula" unit="kg" ' +
  'startDate="2026-01-01 07:04:00 +0100" endDate="2026-01-01 07:04:00 +0100" value="70.5"/>\n</HealthData>\n'

/** A file that comes a few bytes at a time, so that letters and headers are cut. */
const streamOf = (bytes: Uint8Array<ArrayBuffer>, size = 7) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
      controller.close()
    },
  })

const ROWS = [['2026-01-01', '70.5 kg']]

test('export.xml is read as it comes', async () => {
  const bytes = strToU8(XML)
  const read: number[] = []
  const table = await readApple(streamOf(bytes), {
    isZip: false,
    onRead: (count) => read.push(count),
  })
  expect(table?.rows).toEqual(ROWS)
  expect(read.at(-1)).toBe(bytes.length)
})

test.each([
  ['deflated', 6],
  ['stored', 0],
] as const)('it is found in its zip, whatever it is called: %s', async (_, level) => {
  const zip = zipSync(
    {
      'apple_health_export/export_cda.xml': strToU8('<ClinicalDocument/>'),
      'apple_health_export/workout-routes/route.gpx': strToU8('<gpx/>'),
      'apple_health_export/exportar.xml': strToU8(XML),
    },
    { level },
  )
  const table = await readApple(streamOf(zip), { isZip: true, onRead: () => undefined })
  expect(table?.rows).toEqual(ROWS)
})

test.each([
  ['another zip', zipSync({ 'notas/nota.xml': strToU8('<note/>') }), true],
  ['another XML', strToU8('<note/>'), false],
] as const)('%s is none of it', async (_, bytes, isZip) => {
  const nothing = readApple(streamOf(bytes.slice()), { isZip, onRead: () => undefined })
  await expect(nothing).resolves.toBeNull()
})

test('a broken zip is said to be', async () => {
  const zip = zipSync({ 'a/export.xml': strToU8(XML.repeat(50)) })
  zip.fill(0xff, 60, 120)
  const broken = readApple(streamOf(zip), { isZip: true, onRead: () => undefined })
  await expect(broken).rejects.toThrow()
})
