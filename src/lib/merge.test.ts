import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choose, isSameIn, mergeFields, type Rules } from './merge.ts'

type Values = { title: string; text: string; tags: string[]; country: string; city: string }
const RULES: Rules<Values> = { parts: ['title', 'text', 'tags', ['country', 'city']] }
const BASE: Values = { title: 'Uno', text: 'Texto', tags: ['sleep'], country: 'ES', city: 'Lugo' }

const merge = (mine: Partial<Values>, theirs: Partial<Values>, rules = RULES) =>
  mergeFields(rules, { base: BASE, mine: { ...BASE, ...mine }, theirs: { ...BASE, ...theirs } })
const namesIn = ({ conflicts }: ReturnType<typeof merge>) => conflicts.map(({ names }) => names)

test('what only one of two changed is taken from that one', () => {
  expect(merge({ title: 'Mío' }, { tags: ['training'] })).toEqual({
    merged: { ...BASE, title: 'Mío', tags: ['training'] },
    conflicts: [],
  })
})

test('what both changed differently stays as typed, and is named; what both changed alike is no question', () => {
  const found = merge({ title: 'Mío', text: 'Igual' }, { title: 'Suyo', text: 'Igual', tags: [] })
  expect(found.merged).toEqual({ ...BASE, title: 'Mío', text: 'Igual', tags: [] })
  expect(found.conflicts).toMatchObject([
    { names: ['title'], mine: { title: 'Mío' }, theirs: { title: 'Suyo' }, taken: 'mine' },
  ])
})

test('fields that belong together are of one side', () => {
  const found = merge({ city: 'Vigo' }, { country: 'PT', city: 'Braga' })
  expect(found.merged).toMatchObject({ country: 'ES', city: 'Vigo' })
  expect(namesIn(found)).toEqual([['country', 'city']])
  expect(merge({}, { country: 'PT' }).merged).toMatchObject({ country: 'PT', city: 'Lugo' })
})

test('without knowing the beginning, every difference is asked about', () => {
  const mine = { ...BASE, title: 'Mío' }
  const found = mergeFields(RULES, { base: null, mine, theirs: { ...BASE, tags: [] } })
  expect(found.merged).toEqual(mine)
  expect(namesIn(found)).toEqual([['title'], ['tags']])
})

test('whatever was changed: a part of one side is taken from it, and every part of both is a conflict', () => {
  const values = fc.record({
    ...{ title: fc.constantFrom('a', 'b', 'c'), text: fc.constantFrom('a', 'b', 'c') },
    tags: fc.array(fc.constantFrom('a', 'b'), { maxLength: 2 }),
    ...{ country: fc.constantFrom('ES', 'PT'), city: fc.constantFrom('a', 'b') },
  })
  fc.assert(
    fc.property(values, values, values, (base, mine, theirs) => {
      const { merged, conflicts } = mergeFields(RULES, { base, mine, theirs })
      for (const part of RULES.parts) {
        const names = [part].flat() as (keyof Values)[]
        const of = (from: Values) => JSON.stringify(names.map((name) => from[name]))
        const isMine = of(theirs) === of(base)
        const isTheirs = of(mine) === of(base) || of(mine) === of(theirs)
        expect(of(merged)).toBe(isTheirs ? of(theirs) : of(mine))
        const isAsked = conflicts.some((conflict) => conflict.names[0] === names[0])
        expect(isAsked).toBe(!isMine && !isTheirs)
      }
    }),
  )
})

test('the same is the same, however it was made', () => {
  expect(isSameIn(RULES, BASE, structuredClone(BASE))).toBe(true)
  expect(isSameIn(RULES, BASE, { ...BASE, tags: [] })).toBe(false)
  expect(isSameIn(RULES, BASE, { ...BASE, city: 'Vigo' })).toBe(false)
})

test('what counts as the same is up to the fields', () => {
  const rules: Rules<Values> = {
    ...RULES,
    isSame: (one, other, name) => String(one[name]).trim() === String(other[name]).trim(),
  }
  expect(isSameIn(rules, BASE, { ...BASE, text: ' Texto ' })).toBe(true)
  expect(merge({ text: 'Texto ' }, { text: 'Suyo' }, rules)).toMatchObject({
    merged: { text: 'Suyo' },
    conflicts: [],
  })
})

describe('choosing', () => {
  const [conflict] = merge({ title: 'Mío' }, { title: 'Suyo' }).conflicts
  const now = { ...BASE, title: 'Mío, corregido', text: 'Otro' }

  test('a side takes its fields, and leaves the others', () => {
    const { values, conflict: chosen } = choose(RULES, conflict!, 'theirs', now)
    expect(values).toEqual({ ...now, title: 'Suyo' })
    expect(chosen.taken).toBe('theirs')
  })

  test('a correction is there again when its side is taken back', () => {
    const theirs = choose(RULES, conflict!, 'theirs', now)
    const typedOn = { ...theirs.values, text: 'Más' }
    expect(choose(RULES, theirs.conflict, 'mine', typedOn).values).toEqual({
      ...typedOn,
      title: 'Mío, corregido',
    })
  })

  test('where both can be had they are taken first, and either alone after', () => {
    const rules: Rules<Values> = {
      ...RULES,
      both: (mine, theirs, name) =>
        name === 'text' ? { ...mine, text: `${theirs.text} ${mine.text}` } : null,
    }
    const { merged, conflicts } = merge({ text: 'Mío.' }, { text: 'Suyo.' }, rules)
    expect(merged.text).toBe('Suyo. Mío.')
    expect(conflicts[0]!.taken).toBe('both')
    expect(choose(rules, conflicts[0]!, 'mine', merged).values.text).toBe('Mío.')
    expect(merge({ title: 'Mío' }, { title: 'Suyo' }, rules).conflicts[0]!.taken).toBe('mine')
  })

  test('what belongs to a field can be taken with it', () => {
    const rules: Rules<Values & { exact: Record<string, number> }> = {
      parts: ['title', 'text'],
      take: (into, from, [name]) => ({
        ...into,
        [name]: from[name],
        exact: { ...into.exact, [name]: from.exact[name]! },
      }),
    }
    const base = { ...BASE, exact: { title: 1, text: 2 } }
    const { merged } = mergeFields(rules, {
      ...{ base, mine: { ...base, text: 'Mío', exact: { title: 1, text: 3 } } },
      theirs: { ...base, title: 'Suyo', exact: { title: 4, text: 2 } },
    })
    expect(merged).toMatchObject({ title: 'Suyo', text: 'Mío', exact: { title: 4, text: 3 } })
  })
})
