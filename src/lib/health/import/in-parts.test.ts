import { expect, test } from 'vitest'
import { ImportId } from '#lib/ids.ts'
import { IMPORT_MAX, IMPORT_PART_MAX } from '../schemas.ts'
import type { RecordInput } from '../record.ts'
import { NOTHING_YET, sendInParts, type ImportPart, type ImportSoFar } from './in-parts.ts'

const ID = ImportId.parse('0b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d11')
const PART = IMPORT_PART_MAX
const dayOf = (n: number) => new Date(Date.UTC(1960, 0, 1 + n)).toISOString().slice(0, 10)
const many = (length: number): RecordInput[] =>
  Array.from({ length }, (_, n) => ({ recordDate: dayOf(n), weight: 70 }))

/** A server that adds everything, until the part that breaks off. */
function server(breaksAt = Infinity) {
  const parts: ImportPart[] = []
  return {
    parts,
    send: (part: ImportPart) => {
      if (parts.length === breaksAt) return Promise.reject(new Error('broken off'))
      parts.push(part)
      return Promise.resolve({ importId: ID, duplicates: [], added: part.rows.length })
    },
  }
}
const start = { mode: 'import', from: NOTHING_YET } as const
const ignore = () => undefined

test('20,000 rows are sent in parts, of which the later ones name the import', async () => {
  const { parts, send } = server()
  const result = await sendInParts(many(IMPORT_MAX), start, send, ignore)
  expect(result).toEqual({ sent: 20_000, importId: ID, added: 20_000, duplicates: 0 })
  expect(parts).toHaveLength(IMPORT_MAX / PART)
  expect(parts.map(({ importId }) => importId)).toEqual([
    undefined,
    ...Array<ImportId>(IMPORT_MAX / PART - 1).fill(ID),
  ])
})

test('a check says how many the parts before would add', async () => {
  const { parts, send } = server()
  await sendInParts(many(2 * PART + 20), { mode: 'check', from: NOTHING_YET }, send, ignore)
  expect(parts.map(({ before }) => before)).toEqual([0, PART, 2 * PART])
})

test('goes on where it broke off, as the same import', async () => {
  const first = server(1)
  let soFar: ImportSoFar = NOTHING_YET
  const onProgress = (progress: ImportSoFar) => (soFar = progress)
  await expect(sendInParts(many(2 * PART + 20), start, first.send, onProgress)).rejects.toThrow(
    'broken off',
  )
  expect(soFar).toEqual({ sent: PART, importId: ID, added: PART, duplicates: 0 })
  const second = server()
  const result = await sendInParts(
    many(2 * PART + 20),
    { mode: 'import', from: soFar },
    second.send,
    onProgress,
  )
  expect(result).toEqual({ sent: 2 * PART + 20, importId: ID, added: 2 * PART + 20, duplicates: 0 })
  expect(second.parts.map(({ importId, rows }) => [importId, rows.length])).toEqual([
    [ID, PART],
    [ID, 20],
  ])
})

test('rows that stand earlier in the file are left out, in whichever part they would be', async () => {
  const { parts, send } = server()
  const [first] = many(1)
  const again = { ...first!, weight: 70.001, height: null, note: 'otra' }
  const result = await sendInParts([...many(PART + 20), again], start, send, ignore)
  expect(result).toMatchObject({ added: PART + 20, duplicates: 1 })
  expect(parts.flatMap(({ rows }) => rows)).toHaveLength(PART + 20)
})
