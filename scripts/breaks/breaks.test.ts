import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { planted } from './break.ts'
import { BREAKS } from './breaks.ts'

test('every break has its place in the product, once', () => {
  for (const each of BREAKS) {
    const source = readFileSync(each.file, 'utf8')
    expect(planted(each, source), each.name).not.toBe(source)
  }
})

test('a break whose place is gone, or is not unique, is an error that names it', () => {
  const one = { name: 'a', file: 'b.ts', text: 'x', replacement: 'y', breaks: 'c' }
  expect(() => planted(one, 'z')).toThrow('a: b.ts has the place 0 times')
  expect(() => planted(one, 'x x')).toThrow('a: b.ts has the place 2 times')
})

test('names are unique', () => {
  const names = BREAKS.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})

test('every domain of the product is broken somewhere', () => {
  const places = BREAKS.map(({ file }) => file.split('/').slice(0, 2).join('/'))
  expect(places).toEqual(
    expect.arrayContaining([
      'src/lib',
      'src/server',
      'db/queries',
      'src/islands',
      'src/ui',
      'src/client',
      'src/stores',
      'src/directives',
      'src/components',
      'src/layouts',
      'src/service-worker',
      'src/middleware.ts',
      'public/locales',
    ]),
  )
  expect(BREAKS.length).toBeGreaterThanOrEqual(60)
})
