import { hc, type InferRequestType, type InferResponseType } from 'hono/client'
import { afterAll, beforeAll, beforeEach, expect, expectTypeOf, test, vi } from 'vitest'
import professionals, { type ProfessionalsApp } from '#functions/professionals.ts'
import type { ErrorBody } from '#lib/http/errors.ts'
import type { ListParams, ListResponse, ProfessionalProfile } from '#lib/professionals/contract.ts'
import { database } from '#server/database.ts'
import { PLATFORM, SITE, useDatabase } from '#tests/support/call-function.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'

let own: TestDatabase
beforeAll(async () => {
  own = await testDatabase()
  useDatabase(own)
})
afterAll(async () => {
  await database().pool.end()
  await own.close()
})
beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined))

const { api } = hc<ProfessionalsApp>(SITE, {
  fetch: (input: RequestInfo | URL, init?: RequestInit) =>
    professionals(new Request(input, init), PLATFORM),
})

test('an island knows what it sends and what it gets', async () => {
  const response = await api.professionals.$get({ query: { professional: 'trainer', page: '2' } })
  if (!response.ok) throw new Error('refused')
  const list = await response.json()
  expectTypeOf(list).toEqualTypeOf<ListResponse>()
  expect(list).toEqual({ items: [], total: 0, page: 1, pageSize: 12 })
})

test('an island knows the form of an error', async () => {
  const response = await api.professionals[':id'].reviews.$get({
    param: { id: '00000000-0000-4000-8000-000000000000' },
    query: {},
  })
  if (response.status !== 404) throw new Error('found')
  const body = await response.json()
  expectTypeOf(body).toEqualTypeOf<ErrorBody>()
  expect(body.error.code).toBe('NOT_FOUND')
})

test('the types refuse what the contract refuses', () => {
  type List = typeof api.professionals.$get
  type Profile = (typeof api.professionals)[':id']['$get']
  expectTypeOf<InferRequestType<List>>().toExtend<{ query: ListParams }>()
  expectTypeOf<{ query: { professional: 'coach' } }>().not.toExtend<InferRequestType<List>>()
  expectTypeOf<{ query: { page: '1' } }>().not.toExtend<InferRequestType<List>>()
  expectTypeOf<{ query: { professional: 'trainer'; page: number } }>().not.toExtend<
    InferRequestType<List>
  >()
  expectTypeOf<InferResponseType<Profile, 200>>().toEqualTypeOf<ProfessionalProfile>()
  expectTypeOf<InferResponseType<Profile, 503>>().toEqualTypeOf<ErrorBody>()
})
