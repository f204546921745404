import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#db/client.ts'
import { listLocations, unknownPlace } from '#db/queries/locations.ts'
import { PLACES, seedLocations } from '#db/seed/locations.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  await seedLocations(db)
})
afterAll(() => database.close())

describe('listLocations', () => {
  test('returns every place once, nested', async () => {
    const { countries } = await listLocations(db)
    const states = countries.flatMap((country) => country.states)
    const cities = states.flatMap((state) => state.cities)
    const ids = (places: readonly { id: string }[]) => places.map(({ id }) => id).toSorted()
    expect(ids(countries)).toEqual(ids(PLACES.countries))
    expect(ids(states)).toEqual(ids(PLACES.states))
    expect(ids(cities)).toEqual(ids(PLACES.cities))
  })

  test('sorts by Spanish collation: Álava before Albacete, Ávila before Badajoz', async () => {
    const { countries } = await listLocations(db)
    const spain = countries.find(({ id }) => id === 'ES')
    const names = spain!.states.map(({ name }) => name)
    expect(names.slice(0, 8)).toEqual([
      'A Coruña',
      'Álava',
      'Albacete',
      'Alicante',
      'Almería',
      'Asturias',
      'Ávila',
      'Badajoz',
    ])
  })

  test('returns only ids and names', async () => {
    const { countries } = await listLocations(db)
    const [country] = countries
    expect(Object.keys(country!)).toEqual(['id', 'name', 'states'])
    expect(Object.keys(country!.states[0]!)).toEqual(['id', 'name', 'cities'])
    expect(Object.keys(country!.states[0]!.cities[0]!)).toEqual(['id', 'name'])
  })
})

describe('unknownPlace', () => {
  test.each([
    [{}, []],
    [{ country: 'ES' }, []],
    [{ city: 'es-madrid' }, []],
    [{ country: 'ES', city: 'es-madrid' }, []],
    [{ country: 'ZZ' }, ['country']],
    [{ city: 'es-nowhere' }, ['city']],
    [{ country: 'PT', city: 'es-madrid' }, ['city']],
    [{ country: 'ZZ', city: 'es-madrid' }, ['country', 'city']],
    [{ country: "ES' or '1'='1" }, ['country']],
  ] as const)('%j: %j', async (place, unknown) => {
    expect(await unknownPlace(db, place)).toEqual(unknown)
  })
})
