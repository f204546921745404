import { expect, test } from 'vitest'
import type { SharedHistory } from '#lib/sharing/shared.ts'
import { savedOver } from './saved-over.ts'

const section = (version: number) => ({
  content: {},
  version,
  updatedAt: `2026-11-0${version}T08:00:00.000Z`,
  updatedByName: 'Leire',
})
const earlier = (version: number) => ({
  version,
  writtenAt: `2026-11-0${version}T08:00:00.000Z`,
  writtenByName: 'Leire',
})
const BEFORE: SharedHistory = {
  ...{
    shown: [],
    clientName: 'Nora',
    professionalType: 'physiotherapist',
    age: null,
    gender: null,
  },
  ...{ body: {}, basics: null, discipline: section(4), notes: null },
  earlier: { discipline: [earlier(3), earlier(2), earlier(1)], notes: [] },
}

test('what a part said before a save is the newest of its earlier versions, of which there are three', () => {
  const after = savedOver(BEFORE, { discipline: section(5) })
  expect(after.discipline).toEqual(section(5))
  expect(after.earlier.discipline).toEqual([earlier(4), earlier(3), earlier(2)])
})

test('a save that changed nothing, and the first of a part, have none before them', () => {
  const after = savedOver(BEFORE, { discipline: section(4), notes: section(1) })
  expect(after).toEqual({ ...BEFORE, notes: section(1) })
})
