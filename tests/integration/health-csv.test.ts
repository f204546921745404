import { describe, expect, test, vi } from 'vitest'
import { guess } from '#lib/health/import/guess.ts'
import { NOTHING_YET, sendInParts } from '#lib/health/import/in-parts.ts'
import { readTable } from '#lib/health/import/read-file.ts'
import { readRows } from '#lib/health/import/read-rows.ts'
import type { ImportResult } from '#lib/health/schemas.ts'
import { database } from '#server/database.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { insertMany } from '#tests/support/many-records.ts'
import { keeper, type Keeper } from '#tests/support/health.ts'
import { share } from '#tests/support/sharing.ts'

const db = accountSuite()

const download = ({ call }: Keeper) => call('GET', '/records.csv')
const tableOf = async (person: Keeper) => readTable(await (await download(person)).text())
const readerOf = async (person: Keeper) => (await download(person)).body!.getReader()

describe('datos_salud.csv', () => {
  test('is a file that nothing keeps', async () => {
    const { headers } = await download(await keeper(db()))
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="datos_salud.csv"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
  })

  test('begins with a byte order mark and is its header alone for somebody without records', async () => {
    const response = await download(await keeper(db(), { consents: false }))
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const lines = new TextDecoder().decode(bytes).split('\r\n')
    expect([lines.length, lines[1]]).toEqual([2, ''])
    expect(lines[0]?.split(',')).toHaveLength(25)
  })

  test('has a line for each record, newest first, with what the database derived', async () => {
    const ana = await keeper(db())
    await ana.add({ recordDate: '2026-01-01', weight: 70.5, height: 175, note: '=1+1' })
    await ana.add({ recordDate: '2026-02-01', systolicBp: 120, diastolicBp: 80 })
    const text = await (await download(ana)).text()
    expect(text.split('\r\n').slice(1)).toEqual([
      `2026-02-01${','.repeat(12)}120/80${','.repeat(12)}`,
      `2026-01-01,70.5,175,23${','.repeat(21)}`,
      '',
    ])
  })

  test('is written for the spreadsheets of a language', async () => {
    const ana = await keeper(db())
    await ana.add({ recordDate: '2026-01-01', weight: 70.5, height: 170 })
    const text = await (await ana.call('GET', '/records.csv?locale=es')).text()
    expect(text.split('\r\n')[1]).toBe(`2026-01-01;70,5;170;24,4${';'.repeat(21)}`)
    expect((await ana.call('GET', '/records.csv?locale=fr')).status).toBe(400)
  })

  test('has the own records alone, not those of clients', async () => {
    const [client, leire] = [await keeper(db()), await keeper(db(), { role: 'physiotherapist' })]
    await client.add({ weight: 71.25 })
    await leire.add({ weight: 62.5 })
    await share(db.owner(), client, { id: leire.id, type: 'physiotherapist' })
    const { rows } = await tableOf(leire)
    expect(rows.map(([, weight]) => weight)).toEqual(['62.5'])
  })

  test('is still there after the consent was withdrawn', async () => {
    const ana = await keeper(db())
    await ana.add({ weight: 70 })
    await ana.ask('DELETE', '/consent', { data: 'keep' })
    expect((await tableOf(ana)).rows).toHaveLength(1)
  })

  test('can be asked for 30 times an hour', async () => {
    const ana = await keeper(db())
    const statuses: number[] = []
    for (let n = 0; n < 31; n++) statuses.push((await download(ana)).status)
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429])
    expect((await download(await keeper(db()))).status).toBe(200)
  })

  test('reads back as what it was: every row is recognised', async () => {
    const ana = await keeper(db())
    await insertMany(db.owner(), ana.id, 700)
    const { header, rows } = await tableOf(ana)
    const { records, problems } = readRows(rows, guess(header, rows))
    expect([records.length, problems]).toEqual([700, []])
    const { duplicates, added } = await sendInParts(
      records,
      { mode: 'check', from: NOTHING_YET },
      (part) => ana.ask<ImportResult>('POST', '/import', part),
      () => undefined,
    )
    expect([duplicates, added]).toEqual([700, 0])
  })
})

describe('a file of 10,000 records', () => {
  test('comes in batches, whole and without the notes', async () => {
    const ana = await keeper(db())
    await insertMany(db.owner(), ana.id, 10_000)
    const reader = await readerOf(ana)
    const decoder = new TextDecoder()
    const chunks: string[] = []
    for (let next = await reader.read(); !next.done; next = await reader.read())
      chunks.push(decoder.decode(next.value, { stream: true }))
    const [head, ...lines] = chunks.join('').split('\r\n')
    expect(chunks.length).toBeGreaterThanOrEqual(20)
    for (const chunk of chunks) expect(chunk.length).toBeLessThan(100_000)
    expect(head).toContain('Fecha')
    expect(lines).toHaveLength(10_001)
    const days = lines.slice(0, -1).map((line) => line.slice(0, 10))
    expect(new Set(days).size).toBe(10_000)
    expect(days).toEqual(days.toSorted().toReversed())
    for (const line of lines.slice(0, -1)) expect(line.split(',')).toHaveLength(25)
    expect(chunks.join('')).not.toContain('=1+1')
  })

  test('holds no connection between its batches, and asks for nothing more when the client leaves', async () => {
    const ana = await keeper(db())
    await insertMany(db.owner(), ana.id, 2_000)
    const { pool } = database()
    const connect = vi.spyOn(pool, 'connect')
    const reader = await readerOf(ana)
    await reader.read()
    expect(pool.idleCount).toBe(pool.totalCount)
    const asked = connect.mock.calls.length
    await reader.cancel()
    expect(await reader.read()).toEqual({ done: true, value: undefined })
    expect(connect.mock.calls.length).toBe(asked)
  })
})
