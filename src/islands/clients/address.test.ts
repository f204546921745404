import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AuthorizationId } from '#lib/ids.ts'
import { CLIENT_SORTS, CLIENT_STATES } from '#lib/workspace/clients.ts'
import { CLIENT_VIEWS, parametersOf, readAddress, type ClientsAddress } from './address.ts'

const read = (query: string) => {
  const search = new URLSearchParams(query)
  return readAddress((name) => search.get(name))
}
const written = (address: ClientsAddress) =>
  new URLSearchParams(
    Object.entries(parametersOf(address)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  ).toString()

const ID = '0b7e1c7a-63c1-4f5e-9a37-0d5ad7a1b0c2'
const FIRST = { tab: 'active', sort: 'attention', page: 1, client: null, view: 'records' }

test('what everybody sees first has no parameters', () => {
  expect(read('')).toEqual(FIRST)
  expect(written(read(''))).toBe('')
})

test('the addresses that others link to', () => {
  expect(read('tab=pending').tab).toBe('pending')
  expect(read(`client=${ID}&view=history`)).toEqual({ ...FIRST, client: ID, view: 'history' })
  expect(read(`client=${ID}`)).toMatchObject({ client: ID, view: 'records' })
})

test.each(['tab=clients', 'sort=pain', 'page=0', 'page=1e3', 'page=-2', 'client=42', 'view=x'])(
  '%s is as if it were not there',
  (query) => {
    expect(read(query)).toEqual(FIRST)
  },
)

test('every state is read as it was written', () => {
  const state = fc.record({
    tab: fc.constantFrom(...CLIENT_STATES),
    sort: fc.constantFrom(...CLIENT_SORTS),
    page: fc.integer({ min: 1, max: 999_999 }),
    client: fc.uuid().map((id) => AuthorizationId.parse(id)),
    view: fc.constantFrom(...CLIENT_VIEWS),
  })
  fc.assert(
    fc.property(state, (address) => {
      expect(read(written(address))).toEqual(address)
    }),
  )
})

test('no address says which name was searched for', () => {
  expect(Object.keys(parametersOf(read('q=Nora')))).not.toContain('q')
})
