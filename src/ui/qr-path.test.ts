import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

const LINK = 'https://example.org/tools/timer#mode=tabata&work=20&rest=10&cycles=8'

/** The modules that a path of runs (`M3 4h2v1H3`) fills. */
function drawn({ size, path }: { size: number; path: string }): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1/g)) {
    for (let nth = 0; nth < Number(width); nth++) {
      const row = rows[Number(y)]
      if (row) row[Number(x) + nth] = true
    }
  }
  return rows
}

test('draws every dark module, and no other', () => {
  const code = qrPath(LINK)
  expect(code && drawn(code)).toEqual(encode(LINK, { ecc: 'M', border: 4 }).data)
})

test('has a quiet zone of four modules', () => {
  const rows = drawn(qrPath(LINK) ?? { size: 0, path: '' })
  const side = rows.length
  const dark = rows.flatMap((row, y) => row.map((on, x) => (on ? [x, y] : [])).flat())
  expect([Math.min(...dark), Math.max(...dark)]).toEqual([4, side - 5])
})

test('gives null for a text that is too long', () => {
  expect(qrPath('a'.repeat(2331))).not.toBeNull()
  expect(qrPath('a'.repeat(2332))).toBeNull()
})
