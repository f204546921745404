import { expect, test } from 'vitest'
import { BATCH, fileOf } from './batches.ts'

const ROWS = Array.from({ length: 2 * BATCH + 1 }, (_, n) => ({ id: String(n), position: '' }))

function file() {
  const noted: (number | undefined)[] = []
  const chunks = fileOf('head', {
    read: ({ after }) => {
      const from = after === undefined ? 0 : Number(after) + 1
      return Promise.resolve(ROWS.slice(from, from + BATCH))
    },
    lineOf: ({ id }) => id,
    note: (rows) => Promise.resolve(void noted.push(rows)),
  })
  return { chunks, noted }
}

test('a file is noted before it is read, and with its rows once it is sent', async () => {
  const { chunks, noted } = file()
  for await (const chunk of await chunks) expect(chunk).not.toBe('')
  expect(noted).toEqual([undefined, ROWS.length])
})

test('one that breaks off is noted with what was sent until then', async () => {
  const { chunks, noted } = file()
  for await (const chunk of await chunks) if (chunk !== '') break
  expect(noted).toEqual([undefined, BATCH])
})

test('one that cannot be read is noted all the same', async () => {
  const noted: unknown[] = []
  const failing = fileOf('', {
    read: () => Promise.reject(new Error('down')),
    lineOf: () => '',
    note: (rows) => Promise.resolve(void noted.push(rows)),
  })
  await expect(failing).rejects.toThrow()
  expect(noted).toEqual([undefined])
})
