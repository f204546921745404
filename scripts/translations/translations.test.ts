import { expect, test } from 'vitest'
import { checkTexts } from './check-texts.ts'
import { computedKeys, unusedKeys } from './check-usage.ts'
import { flatten } from './flatten.ts'

const check = (es: unknown, en: unknown) =>
  checkTexts({ es: flatten(es, 'n'), en: flatten(en, 'n') })

test('matching texts have no problems', () => {
  const es = { a: { b: 'Hola {{name}}' }, c_one: 'una', c_other: '{{ count }} cosas', _x: 'y' }
  const en = { a: { b: '{{name}}, hello' }, c_one: 'one', c_other: '{{count}} things', _x: 'y' }
  expect(check(es, en)).toEqual([])
})

test('a slug with the suffix of a plural category is not a plural', () => {
  expect(check({ too_many: 'Son demasiados' }, { too_many: 'Too many' })).toEqual([])
  expect(check({ too_many: 'Son demasiados' }, {})).toEqual(['en: n.too_many is missing'])
})

test.each([
  ['a key that Spanish lacks', {}, { a: 'A' }, ['es: n.a is missing']],
  ['a key that English lacks', { g: { a: 'A' } }, { g: {} }, ['en: n.g.a is missing']],
  ['an empty text', { a: 'A' }, { a: ' ' }, ['en: n.a is not a text, or empty']],
  ['a number', { a: 1 }, { a: 'A' }, ['es: n.a is not a text, or empty']],
  ['a list', { a: ['x'] }, { a: 'A' }, ['es: n.a is not a text, or empty']],
  ['null', { a: null }, { a: 'A' }, ['es: n.a is not a text, or empty']],
  [
    'a placeholder with another name',
    { a: '{{name}} de {{city}}' },
    { a: '{{nombre}} of {{city}}' },
    ['n.a takes city, name in es, city, nombre in en'],
  ],
  ['a placeholder too few', { a: '{{x}}' }, { a: 'A' }, ['n.a takes x in es, nothing in en']],
  [
    'a placeholder too many in a plural',
    { c_one: 'una', c_other: '{{count}}' },
    { c_one: 'one', c_other: '{{count}} {{x}}' },
    ['n.c takes count in es, count, x in en'],
  ],
  [
    'a plural without its general form',
    { c_one: '1', c_other: '2' },
    { c_one: '1' },
    ['en: n.c_other is missing, a plural form'],
  ],
  [
    'a plural without its singular',
    { c_other: '2' },
    { c_one: '1', c_other: '2' },
    ['es: n.c_one is missing, a plural form'],
  ],
  [
    'a plural in one language only',
    { c: 'c' },
    { c_one: '1', c_other: '2' },
    ['es: n.c_one is missing, a plural form', 'es: n.c_other is missing, a plural form'],
  ],
  [
    'a form that the language does not have',
    { c_one: '1', c_other: '2' },
    { c_one: '1', c_few: '3', c_other: '2' },
    ['en: n.c_few is a plural form that the language does not have'],
  ],
])('%s', (_, es, en, problems) => {
  expect(check(es, en)).toEqual(problems)
})

test.each([
  ["t('n.a')", []],
  ['t("n.a", { x: 1 })', []],
  ['const KEY = { x: `n.a` }', []],
  ["const KEYS = ['z','n.a','b']", []],
  ["t('n.a.b')", ['n.a is used nowhere']],
  ["t('a')", ['n.a is used nowhere']],
  ["<p>n.a don't</p>", ['n.a is used nowhere']],
  ["t(`n.${'a'}`)", ['n.a is used nowhere']],
])('whether the key n.a is used in: %s', (text, problems) => {
  expect(unusedKeys(['n.a'], [{ path: 'a.tsx', text }])).toEqual(problems)
})

test('a plural counts as used by its base key', () => {
  const keys = ['n.c_one', 'n.c_other']
  expect(unusedKeys(keys, [{ path: 'a.tsx', text: "t('n.c', { count })" }])).toEqual([])
  expect(unusedKeys(keys, [])).toEqual(['n.c is used nowhere'])
})

test.each([
  "t('n.a')",
  't(KEY[type], { count: a + b, text: `${a}` })',
  "t(online ? 'n.a' : 'n.b')",
  "t(KEYS[type][0]) + 'x'",
  'set(`x.${y}`)',
  'format(a + b)',
])('not a computed key: %s', (text) => {
  expect(computedKeys({ path: 'a.tsx', text })).toEqual([])
})

test.each([
  't(`n.${type}`)',
  "t('n.' + type)",
  'reactT(`n.${type}`, { count })',
  "t(online ? 'n.a' : `n.${type}`)",
  "t(\n  'n.' +\n  type,\n)",
  '<p>{t(`n.${type}.title`)}</p>',
])('a computed key: %s', (text) => {
  expect(computedKeys({ path: 'src/a.tsx', text: `// one\n${text}` })).toEqual([
    expect.stringMatching(/^src\/a\.tsx:2 computes a key/),
  ])
})
