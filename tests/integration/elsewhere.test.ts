import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cities, states } from '#db/schema/index.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import { readListQuery } from '#lib/professionals/list-query.ts'
import { listProfessionals } from '#server/professionals/list-professionals.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertPlaces, insertProfessional } from '#tests/support/professionals.ts'

let database: TestDatabase
const people: Record<string, ProfessionalId> = {}
beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  await insertPlaces(db)
  await db.insert(states).values({ id: 'ES-BA', name: 'Badajoz', countryId: 'ES' })
  await db.insert(cities).values([
    { id: 'es-badajoz', name: 'Badajoz', stateId: 'ES-BA', latitude: 38.88, longitude: -6.97 },
    { id: 'es-olivenza', name: 'Olivenza', stateId: 'ES-BA', latitude: 38.69, longitude: -7.1 },
    { id: 'pt-elvas', name: 'Elvas', stateId: 'PT-11', latitude: 38.88, longitude: -7.16 },
    { id: 'es-merida', name: 'Mérida', stateId: 'ES-BA', latitude: 38.92, longitude: -6.34 },
    { id: 'es-nowhere', name: 'Nadie', stateId: 'ES-BA' },
  ])
  const add = async (name: string, values: Parameters<typeof insertProfessional>[1]) => {
    people[name] = await insertProfessional(db, { name, trainingModality: 'in-person', ...values })
  }
  await add('Olivenza', { cityId: 'es-olivenza' })
  await add('Elvas', { cityId: 'pt-elvas', trainingModality: 'both' })
  await add('Mérida', { cityId: 'es-merida' })
  await add('Online', { cityId: 'es-valencia', trainingModality: 'online' })
  await add('In person', { cityId: 'es-valencia' })
  await add('Xiomara', { cityId: 'es-valencia' })
  await add('Physiotherapist', { cityId: 'es-olivenza', type: 'physiotherapist' })
})
afterAll(() => database.close())

const ask = (search: string) =>
  listProfessionals(database, {
    query: {
      ...readListQuery('trainer', new URLSearchParams(search)).query,
      top10: false,
    },
  })
const named = (items: readonly { id: ProfessionalId }[] = []) =>
  items.map(({ id }) => Object.keys(people).find((name) => people[name] === id))

describe('a city without anybody', () => {
  test('offers those nearby, also across the border, then those online; nobody twice', async () => {
    const { total, elsewhere } = await ask('country=ES&city=es-badajoz')
    expect(total).toBe(0)
    expect(named(elsewhere?.nearby)).toEqual(['Elvas', 'Olivenza'])
    expect(elsewhere?.nearby.map(({ distanceKm }) => distanceKm)).toEqual([16, 24])
    expect(named(elsewhere?.online)).toEqual(['Online'])
  })

  test('by the same other filters', async () => {
    const { elsewhere } = await ask('city=es-badajoz&modality=in-person')
    expect(named(elsewhere?.nearby)).toEqual(['Elvas', 'Olivenza'])
    const none = await ask('city=es-badajoz&specialization=strength&verified=true')
    expect(none.elsewhere).toEqual({ nearby: [], online: [] })
  })

  test('whose place is not known offers those online', async () => {
    const { elsewhere } = await ask('city=es-nowhere')
    expect(elsewhere?.nearby).toEqual([])
    expect(named(elsewhere?.online).toSorted()).toEqual(['Elvas', 'Online'])
  })
})

test('a city with few people offers also those who work online elsewhere', async () => {
  const { items, elsewhere } = await ask('city=es-valencia')
  expect(named(items).toSorted()).toEqual(['In person', 'Online', 'Xiomara'])
  expect(elsewhere?.nearby).toEqual([])
  expect(named(elsewhere?.online)).toEqual(['Elvas'])
})

test('a list without a city, or whose city has all who work online, offers nothing else', async () => {
  expect(await ask('country=ES')).not.toHaveProperty('elsewhere')
  expect(await ask('country=ES&city=es-valencia')).not.toHaveProperty('elsewhere')
  expect(await ask('q=nobodyiscalledthis')).not.toHaveProperty('elsewhere')
})

describe('a search or filters that find nobody', () => {
  test('offer the nearest word that finds somebody by the same filters', async () => {
    expect((await ask('q=olivnza&modality=in-person')).instead).toEqual({
      q: 'Olivenza',
      without: [],
    })
    expect((await ask('q=olivnza&modality=online')).instead?.q).toBeNull()
  })

  test('also of a name', async () => {
    expect((await ask('q=Xiomaar')).instead?.q).toBe('Xiomara')
  })

  test('else one filter fewer, with how many there are then', async () => {
    const { instead } = await ask('q=olivenza&modality=online&country=ES')
    expect(instead).toEqual({
      q: null,
      without: [
        { filter: 'modality', total: 1, isMore: false },
        { filter: 'q', total: 1, isMore: false },
      ],
    })
  })

  test('offer nothing that finds nobody, either', async () => {
    expect(await ask('q=nobodyiscalledthis')).not.toHaveProperty('instead')
    expect(await ask('q=olivenza')).not.toHaveProperty('instead')
  })
})

test('by distance without a city is by score', async () => {
  const { items } = await ask('sort=distance')
  expect(items).toHaveLength(6)
  for (const item of items) expect(item).not.toHaveProperty('distanceKm')
})
