import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { ListRequest, ReviewsRequest } from '#lib/professionals/schemas.ts'
import { fieldProblems, PROBLEMS_MAX } from './field-problems.ts'

const Body = z.strictObject({
  name: z.string(),
  age: z.number().check(z.minimum(18, 'too_young')),
  place: z.optional(z.strictObject({ city: z.string() })),
})

const CASES: [string, z.core.$ZodType, unknown, Record<string, string>][] = [
  ['a missing field', Body, { age: 20 }, { name: 'required' }],
  ['a wrong type', Body, { name: 1, age: 20 }, { name: 'invalid' }],
  ['the code of a rule', Body, { name: 'a', age: 3 }, { age: 'too_young' }],
  ['an unknown field', Body, { name: 'a', age: 20, role: 'admin' }, { role: 'unknown' }],
  ['a nested field', Body, { name: 'a', age: 20, place: {} }, { 'place.city': 'required' }],
  [
    'a nested unknown field',
    Body,
    { name: 'a', age: 20, place: { city: 'x', id: 1 } },
    { 'place.id': 'unknown' },
  ],
  ['no object at all', Body, 'text', { body: 'invalid' }],
  ['null', Body, null, { body: 'invalid' }],
  ['the list without a profession', ListRequest, {}, { professional: 'required' }],
  [
    'the list with several mistakes',
    ListRequest,
    { professional: 'nutritionist', goal: 'weight_loss', page: '0', x: '1' },
    { goal: 'unknown', page: 'invalid', x: 'unknown' },
  ],
  ['a repeated parameter', ReviewsRequest, { page: ['1', '2'] }, { page: 'invalid' }],
]

test.each(CASES)('%s', (_name, schema, input, expected) => {
  const result = z.safeParse(schema, input)
  expect(result.success).toBe(false)
  expect(fieldProblems(result.error!.issues, input, 'body')).toEqual(expected)
})

test('a field named __proto__ is reported like any other', () => {
  const input: unknown = JSON.parse('{"name":"a","age":20,"__proto__":{"admin":true}}')
  const issues = [{ code: 'unrecognized_keys', keys: ['__proto__'], path: [], message: '', input }]
  const problems = fieldProblems(issues as z.core.$ZodIssueUnrecognizedKeys[], input, 'body')
  expect(Object.entries(problems)).toEqual([['__proto__', 'unknown']])
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined()
})

test('at most the first 20 fields are reported', () => {
  const others = Array.from({ length: 9_000 }, (_, n) => [`x${n}`, n] as const)
  const input = { name: 1, ...Object.fromEntries(others) }
  const { error } = z.safeParse(Body, input)
  const problems = fieldProblems(error!.issues, input, 'body')
  expect(PROBLEMS_MAX).toBe(20)
  expect(Object.keys(problems)).toHaveLength(20)
  expect(problems).toMatchObject({ name: 'invalid' })
})

test('long field names are truncated', () => {
  const input = { ['x'.repeat(60_000)]: 1 }
  const { error } = z.safeParse(Body, input)
  const text = JSON.stringify(fieldProblems(error!.issues, input, 'body'))
  expect(text.length).toBeLessThan(200)
})
