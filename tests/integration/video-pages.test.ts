import { eq } from 'drizzle-orm'
import type { APIContext } from 'astro'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exerciseVideos } from '#db/schema/index.ts'
import { seedVideos } from '#db/seed/videos.ts'
import type { VideoId } from '#lib/ids.ts'
import { videoPath } from '#lib/site/routes.ts'
import { closeDatabase } from '#server/database.ts'
import { loadLibrary } from '#server/pages/load-library.ts'
import { loadVideo } from '#server/pages/load-video.ts'
import { RATE_LIMITS } from '#server/rate-limits/rate-limits.ts'
import { getVideoPage } from '#server/videos/get-video-page.ts'
import { listVideosByYoutubeIds } from '#server/videos/list-videos-by-youtube-ids.ts'
import { SITE, useDatabase } from '#tests/support/call-function.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertVideo } from '#tests/support/videos.ts'
import { GET as getSitemap } from '../../src/pages/sitemap-videos.xml.ts'

let own: TestDatabase
let hidden: VideoId
beforeAll(async () => {
  own = await testDatabase()
  useDatabase(own)
  await seedVideos(own.db)
  hidden = await insertVideo(own.db, {
    nameEs: 'Oculto',
    youtubeId: 'hiddenvideo',
    isActive: false,
  })
})
afterAll(async () => {
  await closeDatabase()
  await own.close()
})

/** A page at a path, as Astro gives it to its loader. */
function pageAt(path: string, params: Record<string, string> = {}, ip = '203.0.113.9') {
  const locals = { netlify: { context: { ip } } } as unknown as App.Locals
  const response: ResponseInit & { headers: Headers } = { headers: new Headers() }
  return { url: new URL(path, SITE), params, locals, response }
}
const cacheTag = ({ response }: { response: { headers: Headers } }) =>
  response.headers.get('netlify-cache-tag')

describe('the library', () => {
  const load = async (search: string) => {
    const page = pageAt(`/video-library${search}`)
    const { library, query, ignored } = await loadLibrary(page, 'es')
    return { page, query, ignored, status: library.status, list: library.data! }
  }

  test('is filtered by its address, and cached under the tag of the videos', async () => {
    const { page, status, list } = await load('?section=core&professional=physiotherapist')
    expect(status).toBe(200)
    for (const { section, professional } of list.items) {
      expect([section, professional === 'trainer']).toEqual(['core', false])
    }
    expect(list.items.length).toBe(list.total)
    expect(cacheTag(page)).toBe('videos')
    expect(page.response.headers.get('netlify-vary')).toBe('query=section|professional|q|page')
  })

  test('ignores filters that do not exist, names them, and is not cached then', async () => {
    const { page, status, list, query, ignored } = await load(
      '?section=head&professional=trainer&x=1',
    )
    expect([status, query.section, query.professional]).toEqual([200, undefined, 'trainer'])
    expect(ignored.toSorted()).toEqual(['section', 'x'])
    expect(list.total).toBeGreaterThan(0)
    expect(cacheTag(page)).toBeNull()
  })

  test('searches names and descriptions in both languages', async () => {
    const find = async (q: string) => (await load(`?q=${q}`)).list.items.map(({ name }) => name.en)
    expect(await find('pendulo')).toEqual(['Shoulder pendulum'])
    expect(await find('copenhagen')).toEqual(['Copenhagen plank'])
    expect(await find('zzzz')).toEqual([])
  })

  test('limits searches by network, and nothing else', async () => {
    const ask = (search: string) =>
      loadLibrary(pageAt(`/video-library${search}`, {}, '198.51.100.77'), 'en')
    for (let n = 0; n < RATE_LIMITS.search.limit; n++) {
      expect((await ask('?q=plank')).library.status).toBe(200)
    }
    expect((await ask('?q=plank')).library.status).toBe(429)
    expect((await ask('?section=core')).library.status).toBe(200)
  })
})

describe('a video', () => {
  const called = async (nameEs: string) => {
    const [row] = await own.db
      .select({ id: exerciseVideos.id })
      .from(exerciseVideos)
      .where(eq(exerciseVideos.nameEs, nameEs))
    return row!.id
  }

  test.each([
    ['es', 'Extensión lumbar boca abajo', ['Gato-vaca', 'Paseo de maleta', 'Perro-pájaro']],
    [
      'en',
      'Extensión lumbar boca abajo',
      ['Plancha lateral', 'Rodilla al pecho', 'Paseo de maleta'],
    ],
    // After the last come the first.
    [
      'es',
      'Superman',
      ['Báscula pélvica', 'Bicho muerto', 'Deslizamiento de talón con control abdominal'],
    ],
  ] as const)('in %s, %s is followed by %j of its section', async (locale, name, names) => {
    const { video, next } = await getVideoPage(own, { id: await called(name), locale })
    expect(video.name.es).toBe(name)
    expect(next.map((other) => other.name.es)).toEqual(names)
    expect(new Set(next.map(({ section }) => section))).toEqual(new Set(['core']))
    // From physiotherapy no exercise of training alone follows.
    if (video.professional === 'physiotherapist') {
      expect(next.map(({ professional }) => professional)).not.toContain('trainer')
    }
  })

  test.each([
    ['its id in upper case', (id: string) => id.toUpperCase(), 200],
    ['an id that does not exist', () => '00000000-0000-4000-8000-000000000000', 404],
    ['a malformed id', () => `'; --`, 404],
    ['the id of an inactive one', () => hidden, 404],
  ])('%s', async (_name, idOf, status) => {
    const page = pageAt('/video-library/x', { id: idOf(await called('Hollow')) })
    const load = await loadVideo(page, 'es')
    expect([load.status, page.response.status]).toEqual([status, status])
    expect(cacheTag(page)).toBe(status === 200 ? 'videos' : null)
  })

  test('is found by YouTube ids in their order, active ones alone', async () => {
    const ids = ['wkD8rjkodUI', 'hiddenvideo', 'nosuchvideo', 'UqSP7ZrHxRE', 'wkD8rjkodUI']
    const found = await listVideosByYoutubeIds(own, ids)
    expect(found.map(({ youtubeId }) => youtubeId)).toEqual([
      'wkD8rjkodUI',
      'UqSP7ZrHxRE',
      'wkD8rjkodUI',
    ])
    expect(await listVideosByYoutubeIds(own, [])).toEqual([])
    expect(JSON.stringify(found)).not.toMatch(/created|isActive|search/)
  })
})

test('the sitemap lists every active video in both languages', async () => {
  const context = { site: new URL(SITE), url: new URL(SITE), params: {} }
  const response = await getSitemap(context as unknown as APIContext)
  expect(response.headers.get('netlify-cache-tag')).toBe('videos')
  const text = await response.text()
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
  const active = await own.db
    .select({ id: exerciseVideos.id })
    .from(exerciseVideos)
    .where(eq(exerciseVideos.isActive, true))
  const paths = active.flatMap(({ id }) => [videoPath(id), `/en${videoPath(id)}`])
  expect(listed.toSorted()).toEqual(paths.map((path) => `${SITE}${path}`).toSorted())
})
