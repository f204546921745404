import type { APIContext } from 'astro'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { cities, states } from '#db/schema/index.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { cityPath, specialtyPath } from '#lib/landing/paths.ts'
import { closeDatabase } from '#server/database.ts'
import { listIndexed } from '#server/landing/list-indexed.ts'
import { loadCity, loadSpecialty } from '#server/pages/load-landing.ts'
import { SITE, useDatabase } from '#tests/support/call-function.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { professionalPart, somebody } from '#tests/support/own-profile.ts'
import { insertPlaces, insertProfessional } from '#tests/support/professionals.ts'
import { purgeServer } from '#tests/support/purge-server.ts'
import { GET as sitemap } from '../../src/pages/sitemap-landing.xml.ts'

let own: TestDatabase
beforeAll(async () => {
  own = await testDatabase()
  useDatabase(own)
  const { db } = own
  await insertPlaces(db)
  await db.insert(states).values({ id: 'PT-08', name: 'Faro', countryId: 'PT' })
  await db.insert(cities).values([
    ...['Gandia', 'Torrent', 'Sueca', 'Alzira'].map((name) => ({
      id: `es-${name.toLowerCase()}`,
      name,
      stateId: 'ES-V',
    })),
    { id: 'pt-valencia', name: 'Valencia', stateId: 'PT-08' },
  ])
  type Given = NonNullable<Parameters<typeof insertProfessional>[1]>
  const physio: Given = {
    type: 'physiotherapist',
    specialization: ['manual_therapy', 'others'],
  }
  const all: Given[] = [
    { ...physio, name: 'Ana', trainingModality: 'in-person', experienceYears: 9 },
    { ...physio, name: 'Berta', trainingModality: 'both' },
    { ...physio, name: 'Carla', trainingModality: 'in-person', cityId: 'es-gandia' },
    { ...physio, name: 'Dora', trainingModality: 'online', cityId: 'es-torrent' },
    { ...physio, name: 'Emma', cityId: 'es-sueca', isPublic: false },
    { ...physio, name: 'Flor', cityId: 'pt-valencia', specialization: ['pediatric'] },
    { name: 'Gema', cityId: 'es-valencia', specialization: ['strength'] },
  ]
  for (const given of all) await insertProfessional(db, given)
})
afterAll(async () => {
  await closeDatabase()
  await own.close()
})

/** Loads the page at an address as Astro would. */
async function load(path: string) {
  const url = new URL(path, SITE)
  const parts = url.pathname.split('/').slice(1)
  const locale = parts[0] === 'trainers' || /ists$/.test(parts[0]!) ? undefined : parts.shift()
  const [list, kind, slug] = parts.map(decodeURIComponent)
  const params = { locale, list, [kind === 'in' ? 'city' : 'specialty']: slug }
  const response = { headers: new Headers(), status: 200 }
  const page = { params, url, response }
  const { load } = kind === 'in' ? await loadCity(page) : await loadSpecialty(page)
  return { ...load, status: response.status, headers: response.headers }
}
const statusOf = async (path: string) => (await load(path)).status

describe('a page exists', () => {
  test.each([
    '/physiotherapists/in/valencia',
    '/en/physiotherapists/in/valencia',
    '/physiotherapists/in/gandia',
    '/physiotherapists/in/pt-valencia',
    '/trainers/in/valencia',
    '/physiotherapists/for/manual-therapy',
    '/en/physiotherapists/for/pediatric',
    '/trainers/for/strength',
  ])('%s, which the CDN may keep', async (path) => {
    const { status, headers } = await load(path)
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toEqual({
      'cache-control': 'public, max-age=0, must-revalidate',
      'netlify-cdn-cache-control': 'public, durable, s-maxage=60, stale-while-revalidate=600',
      'netlify-cache-tag': 'professionals',
      'netlify-vary': 'query=none',
    })
  })

  test.each([
    ['of an empty city', '/nutritionists/in/valencia'],
    ['where only hidden people are', '/physiotherapists/in/sueca'],
    ['where only people are who work online', '/physiotherapists/in/torrent'],
    ['of a city that does not exist', '/physiotherapists/in/atlantis'],
    ['of a namesake elsewhere', '/physiotherapists/in/mx-valencia'],
    ['of a speciality that nobody has', '/physiotherapists/for/respiratory-physiotherapy'],
    ['of a speciality of another profession', '/trainers/for/manual-therapy'],
    ['of the speciality "others"', '/physiotherapists/for/others'],
    ['of a speciality that does not exist', '/physiotherapists/for/magic'],
    ['in another language', '/fr/physiotherapists/in/valencia'],
    ['of hostile text', `/physiotherapists/in/${encodeURIComponent("' or 1=1 --\0")}`],
    ['of a long text', `/physiotherapists/in/${'a'.repeat(5000)}`],
  ])('but not %s', async (_, path) => {
    const { status, headers } = await load(path)
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  test.each([
    ['/physiotherapists/in/Valencia', '/physiotherapists/in/valencia'],
    ['/physiotherapists/in/es-valencia', '/physiotherapists/in/valencia'],
    ['/physiotherapists/for/manual_therapy', '/physiotherapists/for/manual-therapy'],
    ['/physiotherapists/for/terapia-manual', '/physiotherapists/for/manual-therapy'],
  ])('once: %s leads to %s', async (path, to) => {
    expect((await load(path)).data).toEqual({ path: to })
  })
})

const cityData = async (path: string) => {
  const { data } = await load(path)
  if (!data || !('online' in data)) throw new Error('no page of a city')
  return data
}

test('a city shows who sees people there, and completes few with some who work online', async () => {
  const page = await cityData('/physiotherapists/in/valencia')
  expect(page.list.items.map(({ name }) => name)).toEqual(['Ana', 'Berta'])
  expect(page.list.total).toBe(2)
  expect(page.facts!.modalities).toEqual({ 'in-person': 1, both: 1, online: 0 })
  // Not Berta again; Flor works both ways, elsewhere.
  expect(page.online.map(({ name }) => name).toSorted()).toEqual(['Dora', 'Flor'])
  expect(page.nearby.map(({ id, count }) => [id, count])).toEqual([['es-gandia', 1]])
  expect(page.others.map(({ type, count }) => [type, count])).toEqual([['trainer', 1]])
})

test('an empty city names others of its region, if there are any', async () => {
  const near = await cityData('/physiotherapists/in/alzira')
  expect(near.facts).toBeNull()
  expect(near.nearby.map(({ id }) => id)).toEqual(['es-valencia', 'es-gandia'])
  expect((await cityData('/physiotherapists/in/pt-lisboa')).nearby).toEqual([])
})

test('the sitemap has the pages of two people or more in both languages, and all of them exist', async () => {
  const response = await sitemap({ site: new URL(SITE), url: new URL(SITE) } as APIContext)
  expect(response.headers.get('netlify-cache-tag')).toBe('professionals')
  const xml = await response.text()
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
  const expected = [
    specialtyPath('physiotherapist', 'manual_therapy'),
    cityPath('physiotherapist', 'es-valencia'),
  ].flatMap((path) => [path, localizedPath(path, 'en')])
  expect(paths).toEqual(expected)
  expect(await Promise.all(paths.map(statusOf))).toEqual(paths.map(() => 200))
  expect(xml).toContain(
    `<xhtml:link rel="alternate" hreflang="en" href="${SITE}${localizedPath(expected[0]!, 'en')}"/>`,
  )
})

test('an empty database has an empty sitemap', async () => {
  const empty = await testDatabase()
  expect(await listIndexed(empty)).toEqual([])
  await empty.close()
})

test('who moves to a city makes its page, and the change purges the tag that pages carry', async () => {
  expect(await statusOf('/nutritionists/in/alzira')).toBe(404)
  const cdn = await purgeServer()
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
    await cdn.close()
  })
  const { patch } = await somebody(own.db, 'nutritionist')
  const part = { ...professionalPart('nutritionist'), country: 'ES', city: 'es-alzira' }
  const response = await patch({ version: 1, professional: part })
  expect(response.status, await response.clone().text()).toBe(200)
  expect(await statusOf('/nutritionists/in/alzira')).toBe(200)
  expect(cdn.purges.flat()).toContain('professionals')
})
