import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { professionals, profiles } from '#db/schema/index.ts'
import { endpoints } from '#functions/share-pictures.ts'
import type { ProfessionalId, VideoId } from '#lib/ids.ts'
import { netlifyFunction } from '#server/http/api.ts'
import { avatarAddress } from '#server/avatars/avatar-path.ts'
import { dependencies } from '#server/composition.ts'
import { closeDatabase } from '#server/database.ts'
import { insertArticle } from '#tests/support/articles.ts'
import { memoryStore } from '#tests/support/avatars.ts'
import { callFunction, useDatabase } from '#tests/support/call-function.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { colourAt, picture } from '#tests/support/pictures.ts'
import { insertPlaces, insertProfessional, insertReview } from '#tests/support/professionals.ts'
import { insertVideo } from '#tests/support/videos.ts'

let own: TestDatabase
let ana: ProfessionalId
let video: VideoId
const { store, pictures, down } = memoryStore()
const handle = netlifyFunction(endpoints, () => ({ ...dependencies(), avatars: store }))
const ask = (path: string) => callFunction(handle, `/share/${path}/picture.png`)

beforeAll(async () => {
  own = await testDatabase()
  useDatabase(own)
  await insertPlaces(own.db)
  ana = await insertProfessional(own.db, { name: 'Ana Pérez', specialization: ['strength'] })
  video = await insertVideo(own.db, { nameEs: 'Puente de glúteos' })
})
afterAll(async () => {
  await closeDatabase()
  await own.close()
})

/** The picture at a path, checked to be one. */
async function draw(path: string): Promise<Uint8Array> {
  const response = await ask(path)
  expect([path, response.status]).toEqual([path, 200])
  expect(response.headers.get('content-type')).toBe('image/png')
  const file = new Uint8Array(await response.arrayBuffer())
  const { format, width, height } = await sharp(file).metadata()
  expect([format, width, height]).toEqual(['png', 1200, 630])
  return file
}

/** How many points of the lower part, where the title is, are dark. */
async function inkOf(file: Uint8Array): Promise<number> {
  const title = sharp(file).extract({ left: 0, top: 360, width: 1200, height: 270 })
  const pixels = await title.greyscale().raw().toBuffer()
  return pixels.filter((value) => value < 90).length
}

describe('each kind of page has a picture, cached under the tag that its change purges', () => {
  test.each([
    ['a profile', () => `es/profile/${ana}`, () => `professional-${ana}`],
    ['an article of a file', () => 'es/article/dolor-de-rodilla-al-bajar', () => 'articles'],
    ['a video', () => `en/video/${video}`, () => 'videos'],
    ['a city', () => 'en/city/trainer/valencia', () => 'professionals'],
    ['a speciality', () => 'es/specialty/trainer/strength', () => 'professionals'],
  ])('%s', async (_, path, tag) => {
    expect(await inkOf(await draw(path()))).toBeGreaterThan(5_000)
    const { headers } = await ask(path())
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'netlify-cdn-cache-control': 'public, durable, s-maxage=86400, stale-while-revalidate=3600',
      'netlify-cache-tag': tag(),
      'netlify-vary': 'query=none',
      'x-content-type-options': 'nosniff',
    })
  })
})

describe('a profile', () => {
  const userOf = async (id: ProfessionalId) => {
    const [row] = await own.db.select().from(professionals).where(eq(professionals.id, id))
    return row!.userId
  }

  test('differs from another, between languages, and with its reviews', async () => {
    const eva = await insertProfessional(own.db, { name: 'Eva Gil' })
    const before = await draw(`es/profile/${eva}`)
    expect(before).not.toEqual(await draw(`es/profile/${ana}`))
    expect(before).not.toEqual(await draw(`en/profile/${eva}`))
    await insertReview(own.db, eva)
    expect(before).not.toEqual(await draw(`es/profile/${eva}`))
  })

  test('shows the portrait of the store; without the store it is not drawn otherwise', async () => {
    const leo = await insertProfessional(own.db, { name: 'Leo Sanz' })
    const userId = await userOf(leo)
    const webp = await picture('webp')
    pictures.set(userId, webp)
    const avatarUrl = avatarAddress(userId, { webp, dress: 'photo' })
    await own.db.update(profiles).set({ avatarUrl }).where(eq(profiles.userId, userId))
    const [red = 0, green = 0, blue = 0] = await colourAt(await draw(`es/profile/${leo}`), 900, 150)
    expect(
      [Math.abs(red - 120), Math.abs(green - 40), Math.abs(blue - 200)].every((d) => d < 12),
    ).toBe(true)
    down.add('get')
    expect((await ask(`es/profile/${leo}`)).status).toBe(503)
    down.delete('get')
  })

  test.each([
    'https://evil.example/a.png',
    '/demo/avatars/../../../etc/passwd',
    '/avatars/x/avatar.webp',
  ])('reads no picture at %s', async (avatarUrl) => {
    const id = await insertProfessional(own.db, { name: 'Ana Pérez' })
    await own.db
      .update(profiles)
      .set({ avatarUrl })
      .where(eq(profiles.userId, await userOf(id)))
    expect(await draw(`es/profile/${id}`)).toEqual(await draw(`es/profile/${ana}`))
  })

  test('that is not public has none', async () => {
    const hidden = await insertProfessional(own.db, { name: 'No Confirmada' })
    await own.db.update(professionals).set({ isPublic: false }).where(eq(professionals.id, hidden))
    const response = await ask(`es/profile/${hidden}`)
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })
})

describe('a title of the database', () => {
  test.each([
    ['as long as any', 'palabra '.repeat(15).trim()],
    ['of one word', 'x'.repeat(120)],
    ['in Arabic and Hebrew', 'مرحبا שלום'],
    ['of emoji', '😀👨‍👩‍👧‍👦'],
    ['with markup', '</svg><script>alert(1)</script>&amp;"\''],
    ['with control characters', 'Uno\u0007 dos\u202e tres\ufeff\n\n cuatro'],
    ['with accents', 'Año Łódź: ¿cuánto son 20 €? «Más»'],
  ])('%s is drawn within the time of an answer', async (name, title) => {
    const slug = `titulo-${name.replaceAll(/[^a-z0-9]+/g, '-')}`.slice(0, 80)
    await insertArticle(own.db, slug, { title, tags: ['nutrition'] })
    expect(await inkOf(await draw(`es/article/${slug}`))).toBeGreaterThan(2_000)
  })

  test('leaves out what the typeface lacks', async () => {
    await insertArticle(own.db, 'con-emoji', { title: 'Correr 🏃 mejor 日本' })
    await insertArticle(own.db, 'sin-emoji', { title: 'Correr mejor' })
    expect(await draw('es/article/con-emoji')).toEqual(await draw('es/article/sin-emoji'))
  })
})

test('what has no page has no picture', async () => {
  const none = '00000000-0000-4000-8000-000000000000'
  const draft = await insertArticle(own.db, 'borrador', { isPublished: false })
  const inactive = await insertVideo(own.db, { isActive: false })
  for (const path of [
    `es/profile/${none}`,
    'es/profile/ana',
    `fr/profile/${ana}`,
    'es/article/borrador',
    `es/article/${draft}`,
    // In the language of the article alone.
    'en/article/dolor-de-rodilla-al-bajar',
    'es/article/%00',
    `es/video/${inactive}`,
    'es/city/trainer/atlantis',
    'es/city/nutritionist/valencia',
    // Another spelling redirects the page.
    'es/city/trainer/es-valencia',
    'es/specialty/trainer/others',
    'es/specialty/trainer/fuerza',
  ]) {
    expect([path, (await ask(path)).status]).toEqual([path, 404])
  }
  const asked = await callFunction(handle, `/share/es/profile/${ana}/picture.png?title=Hola`)
  expect(asked.status).toBe(400)
})
