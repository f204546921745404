import { expect, test } from 'vitest'
import { guess } from './guess.ts'
import { inTime } from './in-time.ts'
import { readTable } from './read-file.ts'
import { readRows } from './read-rows.ts'

const weightsOf = (...rows: string[]) => {
  const table = readTable(['Fecha;Peso', ...rows].join('\n'))
  const matching = guess(table.header, table.rows)
  return inTime(readRows(table.rows, matching), table, matching).map(({ weight }) => weight)
}

test.each([
  ['forwards', ['2026-03-01;70', '2026-03-01;71', '2026-03-02;72'], [70, 71, 72]],
  ['backwards', ['2026-03-02;72', '2026-03-01;71', '2026-03-01;70'], [70, 71, 72]],
  ['backwards within a day', ['2026-03-01 20:00;71', '2026-03-01 08:00;70'], [70, 71]],
  ['nowhere', ['2026-03-01;70', '2026-03-01;71'], [70, 71]],
])('of a file that runs %s the later record is the last', (_, rows, weights) => {
  expect(weightsOf(...rows)).toEqual(weights)
})
