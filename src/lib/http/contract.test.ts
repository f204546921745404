import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addressOf } from './address.ts'
import { contract, type Contract } from './contract.ts'

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'method' in value && 'response' in value

const modules = await Promise.all(
  globSync('src/lib/*/contract.ts').map(
    (file) => import(pathToFileURL(file).href) as Promise<Record<string, unknown>>,
  ),
)
const contracts = modules.flatMap(Object.values).filter(isContract)
const calls = contracts.map((declared) => ({
  ...declared,
  call: `${declared.method} ${declared.path}`,
}))

test('each call has exactly one contract', () => {
  expect(calls.length).toBeGreaterThan(15)
  expect(new Set(calls.map(({ call }) => call)).size).toBe(calls.length)
})

test.each(calls)('$call: its params match the names in its path', ({ path, params }) => {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
  const shape = params instanceof z.ZodMiniObject ? Object.keys(params.shape) : []
  expect(shape).toEqual(names)
})

test.each(calls)('$call: a GET has no body', ({ method, body }) => {
  expect(method === 'GET' && body !== undefined).toBe(false)
})

test('a missing path parameter throws', () => {
  const find = contract({ method: 'GET', path: '/api/a/:id', response: z.string() })
  expect(() => addressOf(find, {})).toThrow('no value for id')
  expect(addressOf(find, { params: { id: 'constructor' }, query: {} })).toBe('/api/a/constructor')
})
