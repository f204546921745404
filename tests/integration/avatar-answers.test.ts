import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { UserId } from '#lib/ids.ts'
import { smallPicture } from '#lib/professionals/avatar-url.ts'
import avatars from '#functions/avatars.ts'
import { avatarStore } from '#server/storage/avatar-store.ts'
import { NO_CONTENT_POLICY } from '#lib/http/security-headers.ts'
import { cookieOf, makeUser } from '#tests/support/accounts.ts'
import { callFunction, SITE, useDatabase } from '#tests/support/call-function.ts'
import { avatarsApi } from '#tests/support/avatars.ts'
import { ownBlobs } from '#tests/support/blobs.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { picture } from '#tests/support/pictures.ts'
import { insertUser } from '#tests/support/professionals.ts'

let closeBlobs: () => Promise<void>
let database: TestDatabase
let api: ReturnType<typeof avatarsApi>
let ana: UserId
let address: string

beforeAll(async () => {
  closeBlobs = await ownBlobs()
  database = await testDatabase()
  api = avatarsApi(database.db, avatarStore())
  ana = await insertUser(database.db, 'Ana')
  const response = await api.put(ana, await picture('jpeg'))
  address = ((await response.json()) as { avatarUrl: string }).avatarUrl
})

afterAll(async () => {
  await database.close()
  await closeBlobs()
})

describe('a picture from the local blob store', () => {
  test('is served as an image only', async () => {
    const { status, headers } = await api.call(address)
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline; filename="picture.webp"',
      'content-security-policy': NO_CONTENT_POLICY,
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    expect(headers.has('set-cookie')).toBe(false)
  })

  test('is cached by the CDN for a week by its version, until purged', async () => {
    const { headers } = await api.call(address)
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=86400, must-revalidate',
      'netlify-cdn-cache-control': 'public, durable, s-maxage=604800, stale-while-revalidate=3600',
      'netlify-cache-tag': `avatar-${ana}`,
      'netlify-vary': 'query=v|size',
    })
  })

  test('has a small version of 240 px, cached as long, of the same version', async () => {
    const large = await insertUser(database.db, 'Large')
    const put = async (file: Buffer) => {
      const response = await api.put(large, file)
      return ((await response.json()) as { avatarUrl: string }).avatarUrl
    }
    const first = smallPicture(await put(await picture('jpeg', 700, 875)))
    const shown = await api.call(first)
    const { format, width, height } = await sharp(await shown.arrayBuffer()).metadata()
    expect([format, width, height]).toEqual(['webp', 240, 300])
    expect(shown.headers.get('netlify-cdn-cache-control')).toContain('s-maxage=604800')
    await put(await picture('png', 640, 800))
    const old = await api.call(first)
    expect(old.headers.get('netlify-cdn-cache-control')).toContain('s-maxage=60,')
    expect((await api.call(`/avatars/${large}/avatar.webp?size=huge`)).status).toBe(400)
    await api.remove(large)
    expect((await api.call(first)).status).toBe(404)
  })

  test.each(['', '?v=0123456789abcdef', `?v=${'a'.repeat(64)}`])(
    'is cached for a minute at an address ending in "%s", which is not its version',
    async (query) => {
      const response = await api.call(`/avatars/${ana}/avatar.webp${query}`)
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'cache-control': 'public, max-age=0, must-revalidate',
        'netlify-cdn-cache-control': 'public, durable, s-maxage=60, stale-while-revalidate=0',
        'netlify-cache-tag': `avatar-${ana}`,
      })
    },
  )

  test('is cached for a minute at its old address after a replacement', async () => {
    const eva = await insertUser(database.db, 'Eva')
    const put = async (side: number) => {
      const response = await api.put(eva, await picture('png', side, side * 1.25))
      return ((await response.json()) as { avatarUrl: string }).avatarUrl
    }
    const lifetime = async (path: string) =>
      (await api.call(path)).headers.get('netlify-cdn-cache-control')
    const first = await put(600)
    expect(await lifetime(first)).toContain('s-maxage=604800')
    const second = await put(640)
    expect(await lifetime(first)).toContain('s-maxage=60,')
    expect(await lifetime(second)).toContain('s-maxage=604800')
    await api.remove(eva)
  })

  test('is served to HEAD without a body', async () => {
    const [get, head] = await Promise.all([
      api.call(address),
      api.call(address, { method: 'HEAD' }),
    ])
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers))
    expect((await get.arrayBuffer()).byteLength).toBeGreaterThan(100)
  })

  test('is uploaded and deleted with a session, through the deployed function', async () => {
    useDatabase(database)
    const eva = await makeUser(database.db)
    const change = async (method: string, cookie: string, file?: Buffer) => {
      const type = file ? 'image/png' : 'application/json'
      const headers = { origin: SITE, 'content-type': type, cookie }
      const init = { method, headers, ...(file && { body: Uint8Array.from(file) }) }
      return (await callFunction(avatars, '/api/profile/avatar', init)).status
    }
    const image = await picture('png')
    const cookie = await cookieOf(database.db, eva)
    expect(await change('PUT', 'session_hint=1', image)).toBe(401)
    expect(await avatarStore().get(eva.id)).toBeNull()
    expect(await change('PUT', cookie, image)).toBe(200)
    expect((await avatarStore().get(eva.id))?.length).toBeGreaterThan(100)
    expect(await change('DELETE', cookie)).toBe(200)
    expect(await avatarStore().get(eva.id)).toBeNull()
  })

  test('is listed until it is deleted', async () => {
    expect(await avatarStore().list()).toEqual([ana])
    expect((await api.remove(ana)).status).toBe(200)
    expect(await avatarStore().list()).toEqual([])
    expect(await avatarStore().get(ana)).toBeNull()
  })
})

test.each([
  ['/avatars/00000000-0000-4000-8000-000000000000/avatar.webp'],
  ['/avatars/..%2F..%2Fetc/avatar.webp'],
  ['/avatars/ana/avatar.webp'],
  ['/avatars/00000000-0000-4000-8000-000000000000/avatar.svg'],
  ['/avatars/none'],
])('%s: 404 as JSON, not cached', async (path) => {
  const response = await api.call(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toMatchObject({ error: { code: 'NOT_FOUND' } })
})
