import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addressOf } from './address.ts'
import { contractOf, type Call, type Schemas } from './contract.ts'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

const load = async (file: string) =>
  (await import(pathToFileURL(file).href)) as Record<string, unknown>

/** The calls of all files, with the schemas of the file beside each. */
const calls = (
  await Promise.all(
    globSync('src/lib/**/*calls.ts').map(async (file) => {
      const [declared, schemas] = await Promise.all([
        load(file),
        load(file.replace(/calls\.ts$/, 'schemas.ts')),
      ])
      return Object.entries(declared)
        .filter((entry): entry is [string, Call] => isCall(entry[1]))
        .map(([name, call]) => ({
          ...contractOf(call, schemas[name] as Schemas),
          call: `${call.method} ${call.path}`,
        }))
    }),
  )
).flat()

test('each call is declared once, and has its schemas', () => {
  expect(calls.length).toBeGreaterThan(100)
  expect(calls.filter(({ response }) => !(response as unknown))).toEqual([])
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
  const find = contractOf({ method: 'GET', path: '/api/a/:id' }, { response: z.string() })
  expect(() => addressOf(find, {})).toThrow('no value for id')
  expect(addressOf(find, { params: { id: 'constructor' }, query: {} })).toBe('/api/a/constructor')
})
