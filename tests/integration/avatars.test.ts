import sharp from 'sharp'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { profiles, users } from '#db/schema/index.ts'
import { PICTURE_MAX_BYTES } from '#lib/accounts/avatar.ts'
import type { UserId } from '#lib/ids.ts'
import { avatarUrl } from '#lib/professionals/avatar-url.ts'
import { issueToken } from '#server/tokens/tokens.ts'
import { sweepAvatars } from '#server/avatars/sweep-avatars.ts'
import { avatarsApi, memoryStore } from '#tests/support/avatars.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { picture } from '#tests/support/pictures.ts'
import { insertUser } from '#tests/support/professionals.ts'

let database: TestDatabase
let memory: ReturnType<typeof memoryStore>
let api: ReturnType<typeof avatarsApi>
let ana: UserId
let file: Buffer

beforeAll(async () => {
  database = await testDatabase()
  file = await picture('jpeg', 480, 600)
})
afterAll(() => database.close())

beforeEach(async () => {
  memory = memoryStore()
  api = avatarsApi(database.db, memory.store)
  ana = await insertUser(database.db, 'Ana')
})

async function columnOf(userId: UserId): Promise<string | null | undefined> {
  const rows = await database.db.select().from(profiles).where(eq(profiles.userId, userId))
  return rows[0]?.avatarUrl
}

async function failure(response: Response) {
  const { error } = (await response.json()) as { error: { code: string; fields?: object } }
  return {
    status: response.status,
    code: error.code,
    ...(error.fields && { fields: error.fields }),
  }
}

const uploadToken = (userId: UserId) =>
  issueToken(database.db, { userId, purpose: 'upload-avatar' })

describe("the user's picture", () => {
  test('is stored under an address the pages accept', async () => {
    const response = await api.put(ana, file)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const saved = (await response.json()) as { avatarUrl: string }
    expect(saved.avatarUrl).toMatch(
      new RegExp(`^/avatars/${ana}/avatar\\.webp\\?v=[\\w-]{16}#focus=\\d+,\\d+$`),
    )
    expect(await columnOf(ana)).toBe(saved.avatarUrl)
    expect(avatarUrl(saved.avatarUrl)).toBe(saved.avatarUrl)
    const served = await api.call(saved.avatarUrl)
    expect(Buffer.from(await served.arrayBuffer())).toEqual(memory.pictures.get(ana))
  })

  test('gets a new address when replaced', async () => {
    await api.put(ana, file)
    const first = await columnOf(ana)
    await api.put(ana, await picture('png', 640, 800))
    expect(await columnOf(ana)).not.toBe(first)
    expect(memory.pictures.size).toBe(1)
  })

  test('of concurrent uploads, matches the stored address', async () => {
    const sides = [600, 620, 640, 660]
    const files = await Promise.all(sides.map((side) => picture('png', side, side * 1.25)))
    const answers = await Promise.all(files.map((one) => api.put(ana, one)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const kept = await columnOf(ana)
    const { width } = await sharp(memory.pictures.get(ana)).metadata()
    const addresses = await Promise.all(answers.map((answer) => answer.json()))
    expect(addresses[sides.indexOf(width)]).toEqual({ avatarUrl: kept })
  })

  test('is deleted; deleting again succeeds', async () => {
    await api.put(ana, file)
    for (let n = 0; n < 2; n++) {
      const response = await api.remove(ana)
      expect([response.status, await response.json()]).toEqual([200, { ok: true }])
      expect([await columnOf(ana), memory.pictures.size]).toEqual([null, 0])
    }
    expect((await api.call(`/avatars/${ana}/avatar.webp`)).status).toBe(404)
  })

  test('is no longer served after deletion, even if the store still has it', async () => {
    await api.put(ana, file)
    const address = (await columnOf(ana))!
    memory.down.add('delete')
    await api.remove(ana)
    expect(memory.pictures.size).toBe(1)
    expect((await api.call(address)).status).toBe(404)
  })

  test('is not served until the email address is confirmed', async () => {
    await api.put(ana, file)
    const address = (await columnOf(ana))!
    const confirm = (emailConfirmedAt: Date | null) =>
      database.db.update(users).set({ emailConfirmedAt }).where(eq(users.id, ana))
    await confirm(null)
    const hidden = await api.call(address)
    expect([hidden.status, hidden.headers.get('cache-control')]).toEqual([404, 'no-store'])
    await confirm(new Date())
    expect((await api.call(address)).status).toBe(200)
  })

  test('can only be changed by its owner', async () => {
    const eva = await insertUser(database.db, 'Eva')
    await api.put(eva, file)
    const kept = await columnOf(eva)
    expect(await failure(await api.put(undefined, file))).toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await failure(await api.remove(undefined))).toMatchObject({ code: 'UNAUTHENTICATED' })
    for (const method of ['PUT', 'POST', 'DELETE']) {
      const response = await api.call(`/avatars/${eva}/avatar.webp`, { method })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    }
    expect(await columnOf(eva)).toBe(kept)
    expect(memory.pictures.size).toBe(1)
  })

  test('is rejected for a deleted account', async () => {
    await database.db.delete(users).where(eq(users.id, ana))
    expect(await failure(await api.put(ana, file))).toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(memory.pictures.size).toBe(0)
  })

  test('may have 4 MB but not a byte more', async () => {
    const most = Buffer.concat([file, Buffer.alloc(PICTURE_MAX_BYTES - file.length)])
    expect((await api.put(ana, most)).status).toBe(200)
    const more = Buffer.concat([most, Buffer.alloc(1)])
    expect(await failure(await api.put(ana, more))).toEqual({
      status: 413,
      code: 'TOO_LARGE',
      fields: { image: 'too_large' },
    })
  })
})

test.each(['application/json', 'text/plain', 'multipart/form-data', 'image/svg+xml', ''])(
  'as %s a picture is refused',
  async (type) => {
    expect(await failure(await api.put(ana, file, { type }))).toEqual({
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
      fields: { image: 'not_a_picture' },
    })
  },
)

describe('the upload token', () => {
  test('is accepted once', async () => {
    const token = await uploadToken(ana)
    expect((await api.put(undefined, file, { token })).status).toBe(200)
    expect(await columnOf(ana)).toContain(ana)
    expect(await failure(await api.put(undefined, file, { token }))).toEqual({
      status: 410,
      code: 'TOKEN_INVALID',
    })
  })

  test('determines the owner, even when another user is signed in', async () => {
    const eva = await insertUser(database.db, 'Eva')
    const token = await uploadToken(ana)
    expect((await api.put(eva, file, { token })).status).toBe(200)
    expect([await columnOf(ana), await columnOf(eva)]).toEqual([expect.stringContaining(ana), null])
  })

  test('is checked before the image is decoded', async () => {
    const answer = api.put(undefined, Buffer.from('<svg/>'), { token: 'x'.repeat(43) })
    expect(await failure(await answer)).toMatchObject({ code: 'TOKEN_INVALID' })
  })

  test('is accepted by one of ten concurrent uploads', async () => {
    const token = await uploadToken(ana)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api.put(undefined, file, { token })),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 410)).toHaveLength(9)
  })

  test('is not spent on an invalid image, nor while the store is down', async () => {
    const token = await uploadToken(ana)
    expect((await api.put(undefined, Buffer.from('<svg/>'), { token })).status).toBe(400)
    memory.down.add('set')
    expect((await api.put(undefined, file, { token })).status).toBe(503)
    memory.down.clear()
    expect((await api.put(undefined, file, { token })).status).toBe(200)
  })

  test('is rejected when unknown, expired or for another purpose', async () => {
    const old = await uploadToken(ana)
    await database.db.execute(
      sql`update one_time_tokens set expires_at = now() - interval '1 second' where user_id = ${ana}`,
    )
    const other = await issueToken(database.db, { userId: ana, purpose: 'reset-password' })
    for (const token of [old, other, 'x'.repeat(43), 'x', '']) {
      expect(await failure(await api.put(undefined, file, { token }))).toMatchObject({
        code: 'TOKEN_INVALID',
      })
    }
    expect([await columnOf(ana), memory.pictures.size]).toEqual([null, 0])
  })
})

describe('while the store is down', () => {
  test('an upload leaves the old picture and its address unchanged', async () => {
    await api.put(ana, file)
    const kept = [await columnOf(ana), memory.pictures.get(ana)]
    memory.down.add('set')
    const response = await api.put(ana, await picture('png', 640, 800))
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await failure(response)).toEqual({ status: 503, code: 'UNAVAILABLE' })
    expect([await columnOf(ana), memory.pictures.get(ana)]).toEqual(kept)
  })

  test('a deletion takes effect immediately; the sweep deletes the file later', async () => {
    await api.put(ana, file)
    memory.down.add('delete')
    expect((await api.remove(ana)).status).toBe(200)
    expect([await columnOf(ana), memory.pictures.size]).toEqual([null, 1])
    await expect(sweepAvatars({ db: database.db, avatars: memory.store })).rejects.toThrow('delete')
    memory.down.clear()
    expect(await sweepAvatars({ db: database.db, avatars: memory.store })).toBe(1)
    expect(memory.pictures.size).toBe(0)
  })

  test('a request for a picture gives an uncached 503', async () => {
    await api.put(ana, file)
    memory.down.add('get')
    const response = await api.call(`/avatars/${ana}/avatar.webp`)
    expect(response.status).toBe(503)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('the sweep', () => {
  test('deletes unreferenced pictures only', async () => {
    const [gone, elsewhere] = [
      await insertUser(database.db, 'Gone'),
      await insertUser(database.db, 'Elsewhere'),
    ]
    for (const user of [ana, gone, elsewhere]) await api.put(user, file)
    await database.db.delete(users).where(eq(users.id, gone))
    await database.db
      .update(profiles)
      .set({ avatarUrl: 'https://example.com/face.webp' })
      .where(eq(profiles.userId, elsewhere))
    expect(await sweepAvatars({ db: database.db, avatars: memory.store })).toBe(2)
    expect([...memory.pictures.keys()]).toEqual([ana])
    expect(await sweepAvatars({ db: database.db, avatars: memory.store })).toBe(0)
  })
})
