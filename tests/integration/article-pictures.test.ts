import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { articleDrafts, articles, articleVersions, auditEvents } from '#db/schema/index.ts'
import { endpoints } from '#functions/article-pictures.ts'
import { PICTURE_MAX_BYTES } from '#lib/accounts/avatar.ts'
import { picturePath } from '#lib/articles/picture.ts'
import { sweepArticlePictures } from '#server/article-pictures/sweep-article-pictures.ts'
import { getArticle } from '#server/articles/get-article.ts'
import { dependencies } from '#server/composition.ts'
import { netlifyFunction } from '#server/http/api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { errorOf, newAddress } from '#tests/support/account-api.ts'
import { editor, type Editor } from '#tests/support/admin-articles.ts'
import { memoryArticlePictures } from '#tests/support/article-pictures.ts'
import { makeUser, sessionOf } from '#tests/support/accounts.ts'
import { SITE } from '#tests/support/call-function.ts'
import { noise, picture, withPlace } from '#tests/support/pictures.ts'

const DAY = 86_400_000

const db = accountSuite()
const store = memoryArticlePictures()
const handle = netlifyFunction(endpoints, () => ({ ...dependencies(), articlePictures: store }))

let ana: Editor
let cookie: string
beforeEach(async () => {
  ana = await editor(db())
  cookie = (await sessionOf(db(), ana.user)).cookie
  for (const id of await store.list()) await store.delete(id)
})

const get = (path: string) =>
  handle(new Request(`${SITE}${path}`), { ip: newAddress(), requestId: 'request-0123' })
const upload = (file: Uint8Array) =>
  handle(
    new Request(`${SITE}/api/admin/article-pictures`, {
      method: 'POST',
      headers: { origin: SITE, 'content-type': 'image/png', cookie },
      body: Uint8Array.from(file),
    }),
    { ip: newAddress(), requestId: 'request-0123' },
  )
const uploaded = async (file: Uint8Array) =>
  (await (await upload(file)).json()) as { id: string; path: string }
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('an uploaded picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'in %s becomes WebP in both widths, in its own proportions',
    async (format) => {
      const { id, path } = await uploaded(await picture(format, 2000, 1000))
      expect(id).toMatch(/^[0-9a-f]{32}-1200x600$/)
      const sizes = await Promise.all(
        [path, picturePath(id, 640)].map(async (at) =>
          sharp(await bytesOf(await get(at))).metadata(),
        ),
      )
      expect(sizes.map(({ format: made, width, height }) => [made, width, height])).toEqual([
        ['webp', 1200, 600],
        ['webp', 640, 320],
      ])
    },
  )

  test('is not enlarged', async () => {
    expect((await uploaded(await picture('png', 300, 200))).id).toMatch(/-300x200$/)
  })

  test('loses its metadata and what was appended to it', async () => {
    const { path } = await uploaded(await withPlace())
    const kept = await bytesOf(await get(path))
    expect(kept.toString('latin1')).not.toMatch(/Canary|EXIF|GPS/i)
    const polyglot = Buffer.concat([await picture('png'), Buffer.from('<script>canary</script>')])
    const served = await get((await uploaded(polyglot)).path)
    expect((await bytesOf(served)).toString('latin1')).not.toContain('canary')
  })

  test('is served as a picture and nothing else, for ever, at the address of its content', async () => {
    const file = await picture('png', 1300, 700)
    const [one, two] = [await uploaded(file), await uploaded(file)]
    expect(two).toEqual(one)
    const { headers, status } = await get(one.path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('image/webp')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(headers.get('content-disposition')).toMatch(/^inline/)
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('cache-control')).toContain('max-age=2592000')
    expect(headers.get('netlify-cache-tag')).toBe(`article-picture-${one.id}`)
  })

  test('is audited', async () => {
    const before = await db().$count(auditEvents, eq(auditEvents.outcome, 'picture-uploaded'))
    await upload(await picture('png'))
    expect(await db().$count(auditEvents, eq(auditEvents.outcome, 'picture-uploaded'))).toBe(
      before + 1,
    )
  })
})

describe('refused before it is decoded', () => {
  const problem = async (file: Uint8Array) => {
    const { status, code, fields } = await errorOf(await upload(file))
    return [status, code, fields['image']]
  }
  const text = (content: string) => Buffer.from(content, 'latin1')

  test.each([
    ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['HTML', text('<!doctype html><script>alert(1)</script>')],
    ['PDF', text('%PDF-1.7')],
    ['GIF', text('GIF89a')],
  ])('%s', async (_name, file) => {
    expect(await problem(file)).toEqual([400, 'INVALID_INPUT', 'not_a_picture'])
  })

  test('AVIF', async () => {
    expect(await problem(await picture('avif'))).toEqual([400, 'INVALID_INPUT', 'not_a_picture'])
  })

  test('a small file with too many pixels', async () => {
    expect(await problem(await picture('png', 6_000, 5_000))).toEqual([
      400,
      'INVALID_INPUT',
      'too_many_pixels',
    ])
  })

  test('half a file', async () => {
    const whole = await noise('jpeg')
    const half = whole.subarray(0, whole.length / 2)
    expect(await problem(half)).toEqual([400, 'INVALID_INPUT', 'unreadable'])
  })

  test('one byte more than 4 MB', async () => {
    const file = new Uint8Array(PICTURE_MAX_BYTES + 1)
    file.set(await picture('png'))
    expect(await problem(file)).toEqual([413, 'TOO_LARGE', 'too_large'])
  })

  test('of anybody who is no admin', async () => {
    const trainer = await makeUser(db(), { role: 'trainer' })
    cookie = (await sessionOf(db(), trainer)).cookie
    expect((await upload(await picture('png'))).status).toBe(403)
    expect(await store.list()).toEqual([])
  })
})

test.each([
  `/article-pictures/${'0'.repeat(32)}-10x10/640.webp`,
  '/article-pictures/..%2f..%2fpackage.json/640.webp',
  `/article-pictures/${'0'.repeat(32)}-10x10/641.webp`,
])('nothing is at %s', async (path) => {
  expect((await get(path)).status).toBe(404)
})

test('an article shows its cover, with its text, and pictures in its text with their size', async () => {
  const { id, path } = await uploaded(await picture('jpeg', 1600, 900))
  const draft = await ana.draft({
    title: 'Con portada',
    cover: id,
    coverAlt: 'Una rodilla',
    content: `Hola\n\n![Un dibujo](${path})`,
  })
  const published = await ana.change(draft, 'publish')
  const shown = await getArticle({ db: db() }, { params: { slug: published.slug } })
  expect(shown).toMatchObject({ cover: path, coverAlt: 'Una rodilla' })
  expect(shown.html).toContain(`src="${path}" alt="Un dibujo" width="1200" height="675"`)
})

describe('clean-up', () => {
  const sweep = (now = Date.now() + 2 * DAY) =>
    sweepArticlePictures({ db: db(), articlePictures: store }, now)
  const kept = async () => (await store.list()).length

  test('deletes what no article, version or draft shows, a day after it was uploaded', async () => {
    const ids = []
    for (let n = 0; n < 5; n++) ids.push((await uploaded(await picture('png', 40 + n, 30))).id)
    const [cover, inText, inVersion, inDraft, orphan] = ids as [
      string,
      string,
      string,
      string,
      string,
    ]
    const base = { coverAlt: 'Texto' }
    const saved = await ana.draft({ ...base, cover: inVersion })
    const next = await ana.save(saved, { ...base, cover, content: `![x](${picturePath(inText)})` })
    await ana.done(
      ana.call('PUT', `/${next.id}/draft`, {
        baseVersion: next.version,
        fields: { ...next.fields, cover: inDraft },
      }),
    )
    expect(await sweep(Date.now())).toBe(0)
    expect(await sweep()).toBe(1)
    expect((await store.list()).toSorted()).toEqual([cover, inText, inVersion, inDraft].toSorted())
    expect(await store.list()).not.toContain(orphan)
    await db().delete(articleDrafts)
    await db().delete(articleVersions)
    expect(await sweep()).toBe(2)
    await db().delete(articles)
    expect(await sweep()).toBe(2)
    expect(await kept()).toBe(0)
  })

  test('fails when the store is down, and the next run does it', async () => {
    const down = { ...store, list: () => Promise.reject(new Error('down')) }
    await expect(sweepArticlePictures({ db: db(), articlePictures: down })).rejects.toThrow('down')
  })

  test('one that the store does not delete keeps no other', async () => {
    for (let n = 0; n < 2; n++) await uploaded(await picture('png', 40 + n, 30))
    const [stuck] = await store.list()
    const down: typeof store = {
      ...store,
      delete: (id) => (id === stuck ? Promise.reject(new Error('stuck')) : store.delete(id)),
    }
    const sweeping = sweepArticlePictures({ db: db(), articlePictures: down }, Date.now() + 2 * DAY)
    await expect(sweeping).rejects.toThrow('stuck')
    expect(await store.list()).toEqual([stuck])
  })
})
