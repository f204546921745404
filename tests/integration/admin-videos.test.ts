import { isNotNull } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { notePassword } from '#db/queries/sessions.ts'
import { auditEvents, exerciseVideos } from '#db/schema/index.ts'
import videos from '#functions/videos.ts'
import type { AdminVideo } from '#lib/admin/videos-schemas.ts'
import { ADMIN_PAGE } from '#lib/admin/list.ts'
import type { VideosResponse } from '#lib/videos/schemas.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { forgetPassword, makeUser, sessionOf } from '#tests/support/accounts.ts'
import { anyYoutubeId, videoInput, videosAs } from '#tests/support/admin-videos.ts'
import { callFunction } from '#tests/support/call-function.ts'
import { purgeServer } from '#tests/support/purge-server.ts'
import { bodyOf } from '#tests/support/sharing.ts'
import { insertVideo } from '#tests/support/videos.ts'

type Page = { items: AdminVideo[]; total: number; next: string | null; previous: string | null }

const db = accountSuite()
let admin: ReturnType<typeof videosAs>
let forget: () => Promise<void>
let give: () => Promise<void>
let id: string
beforeEach(async () => {
  const user = await makeUser(db(), { role: 'admin' })
  const { cookie, sessionId } = await sessionOf(db(), user)
  id = user.id
  admin = videosAs(cookie)
  give = () => notePassword(db(), sessionId)
  await give()
  forget = () => forgetPassword(db(), sessionId)
  await db().delete(exerciseVideos)
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const create = (given = {}) => bodyOf<AdminVideo>(admin.create(videoInput(given)))
const names = async (query = '') =>
  (await bodyOf<Page>(admin.list(query))).items.map(({ name }) => name.es)
const acts = async () => {
  const rows = await db().select().from(auditEvents).where(isNotNull(auditEvents.actor))
  return rows.filter(({ kind }) => kind === 'admin').map(({ outcome }) => outcome)
}
const publicNames = async () => {
  const page = await bodyOf<VideosResponse>(callFunction(videos, '/api/videos'))
  return page.items.map(({ name }) => name.es)
}

describe('an exercise', () => {
  test('is added, read, saved and deleted, each with its audit event, and by its maker', async () => {
    const before = (await acts()).length
    const youtubeId = anyYoutubeId()
    const made = await create({ url: `https://www.youtube.com/shorts/${youtubeId}` })
    expect(made).toMatchObject({ youtubeId, version: 1, isActive: true, name: { en: 'Plank' } })
    expect(await bodyOf(admin.get(made.id))).toEqual(made)
    const [row] = await db().select().from(exerciseVideos)
    expect(row!.createdBy).toBe(id)
    expect(await publicNames()).toEqual(['Plancha'])

    const input = videoInput({ name: { es: 'Tabla', en: 'Board' }, isActive: false, channel: null })
    const saved = await bodyOf<AdminVideo>(admin.update(made.id, { ...input, version: 1 }))
    expect(saved).toMatchObject({ id: made.id, version: 2, isActive: false, channel: null })
    expect(Date.parse(saved.updatedAt)).toBeGreaterThan(Date.parse(made.updatedAt))
    expect(await publicNames()).toEqual([])

    expect(await bodyOf(admin.remove(made.id))).toEqual({ ok: true })
    for (const gone of [
      admin.get(made.id),
      admin.update(made.id, { ...input, version: 2 }),
      admin.remove(made.id),
    ])
      expect((await gone).status).toBe(404)
    expect((await acts()).slice(before)).toEqual([
      'video-created',
      'video-updated',
      'video-deleted',
    ])
  })

  test('is deleted only once the password was given again', async () => {
    const { id: video } = await create()
    await forget()
    const refused = await admin.remove(video)
    expect([refused.status, await errorOf(refused)]).toEqual([
      403,
      expect.objectContaining({ code: 'PASSWORD_NEEDED' }),
    ])
    expect((await admin.get(video)).status).toBe(200)
  })

  test('saved over an older version keeps what was saved in between', async () => {
    const { id: video } = await create()
    const saves = ['Uno', 'Dos', 'Tres'].map((es) =>
      admin.update(video, { ...videoInput({ name: { es, en: es } }), version: 1 }),
    )
    const answers = await Promise.all(saves)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const won = (await bodyOf<AdminVideo>(answers.find(({ status }) => status === 200)!)).name.es
    expect(await names()).toEqual([won])
    expect(await errorOf(answers.find(({ status }) => status === 409)!)).toMatchObject({
      code: 'STALE',
    })
  })

  test('shows a video that no other shows, by whatever address it is given', async () => {
    const youtubeId = anyYoutubeId()
    await create({ url: `https://youtu.be/${youtubeId}` })
    const again = videoInput({ url: `https://www.youtube.com/watch?v=${youtubeId}&t=3` })
    const other = await create()
    for (const answer of [
      await admin.create(again),
      await admin.update(other.id, { ...again, version: 1 }),
    ]) {
      expect(answer.status).toBe(400)
      expect(await errorOf(answer)).toMatchObject({ fields: { url: 'duplicate' } })
    }
    const found = await bodyOf<Page>(admin.list(`?youtube=${youtubeId}`))
    expect(found.items.map((video) => video.youtubeId)).toEqual([youtubeId])
  })

  test('is added once by a call that is repeated', async () => {
    const input = videoInput()
    const key = crypto.randomUUID()
    const [first, second] = await Promise.all([
      bodyOf<AdminVideo>(admin.create(input, key)),
      bodyOf<AdminVideo>(admin.create(input, key)),
    ])
    expect(first.id).toBe(second.id)
    expect(await names()).toHaveLength(1)
  })
})

describe('what is entered', () => {
  const WRONG: [string, object, Record<string, string>][] = [
    ['no address', { url: ' ' }, { url: 'required' }],
    ['no video', { url: 'https://www.youtube.com/@canal' }, { url: 'invalid_video' }],
    [
      'another site',
      { url: 'https://youtu.be.evil.example/PhTDzR0TpZs' },
      { url: 'invalid_video' },
    ],
    ['a script', { url: 'javascript:alert(1)' }, { url: 'invalid_video' }],
    ['no names', { name: { es: '', en: ' ' } }, { 'name.es': 'required', 'name.en': 'required' }],
    [
      'markup as a name',
      { name: { es: '<img src=x onerror=alert(1)>', en: 'Plank' } },
      { 'name.es': 'invalid_characters' },
    ],
    [
      'turned text',
      { name: { es: 'Plancha\u202e', en: 'Plank' } },
      { 'name.es': 'invalid_characters' },
    ],
    ['a long name', { name: { es: 'a'.repeat(81), en: 'Plank' } }, { 'name.es': 'too_long' }],
    [
      'a long description',
      { description: { es: '', en: 'a'.repeat(501) } },
      { 'description.en': 'too_long' },
    ],
    ['an unknown section', { section: 'head' }, { section: 'invalid' }],
    [
      'a profession without exercises',
      { professional: 'nutritionist' },
      { professional: 'invalid' },
    ],
    ['an empty channel', { channel: '' }, { channel: 'required' }],
    ['an unknown language', { spokenLocale: 'fr' }, { spokenLocale: 'invalid' }],
    [
      'what is not an admin’s to say',
      { createdBy: 'x', id: 'x' },
      { createdBy: 'unknown', id: 'unknown' },
    ],
  ]
  test.each(WRONG)('%s: 400', async (_name, given, fields) => {
    for (const answer of [
      await admin.create({ ...videoInput(), ...given }),
      await admin.update(crypto.randomUUID(), { ...videoInput(), ...given, version: 1 }),
    ]) {
      expect(answer.status).toBe(400)
      expect(await errorOf(answer)).toMatchObject({ code: 'INVALID_INPUT', fields })
    }
    expect(await names()).toEqual([])
  })

  test('may be in any characters, and is given back as it is', async () => {
    const es = `Sube "la" cadera'); drop table exercise_videos; --\n<script>alert(1)</script> \${x} 🏋️`
    const { description } = await create({ description: { es, en: '' } })
    expect(description).toEqual({ es, en: '' })
  })
})

describe('the table', () => {
  const shown = [
    { nameEs: 'Zancada', nameEn: 'A lunge', bodySection: 'lower_body' },
    { nameEs: 'Ábside', nameEn: 'Wall sit', bodySection: 'lower_body', isActive: false },
    { nameEs: 'Puente', nameEn: 'Bridge', professionalType: 'both' },
  ] as const
  beforeEach(async () => {
    for (const [n, video] of shown.entries())
      await insertVideo(db(), { ...video, createdAt: new Date(Date.UTC(2026, 0, 1 + n)) })
  })

  test.each([
    ['', ['Puente', 'Ábside', 'Zancada']],
    ['?dir=asc', ['Zancada', 'Ábside', 'Puente']],
    ['?sort=name&dir=asc', ['Ábside', 'Puente', 'Zancada']],
    ['?sort=name&dir=asc&locale=en', ['Zancada', 'Puente', 'Ábside']],
    ['?section=lower_body', ['Ábside', 'Zancada']],
    ['?professional=both', ['Puente']],
    ['?active=no', ['Ábside']],
    ['?active=yes&section=lower_body', ['Zancada']],
    ['?q=abs', ['Ábside']],
    ['?q=bridge', ['Puente']],
    ['?q=%27%3B--', []],
  ])('%s shows %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected)
    expect((await bodyOf<Page>(admin.list(query))).total).toBe(expected.length)
  })

  test.each(['section=head', 'active=true', 'sort=url', 'youtube=x', 'after=x', 'page=2'])(
    '?%s: 400',
    async (query) => {
      expect((await admin.list(`?${query}`)).status).toBe(400)
    },
  )

  test.each(['created', 'name'])('is walked by %s, both ways, each row once', async (sort) => {
    for (let n = 0; n < 2 * ADMIN_PAGE; n++) await insertVideo(db(), { nameEs: 'Igual' })
    const walk = async (start: string, step: (page: Page) => string | null) => {
      const ids: string[] = []
      for (let place: string | null = start; place !== null;) {
        const page: Page = await bodyOf<Page>(admin.list(`?sort=${sort}${place}`))
        ids.push(...(start === '' ? page.items : page.items.toReversed()).map((row) => row.id))
        place = step(page)
      }
      return ids
    }
    const forth = await walk('', ({ next }) => next && `&after=${next}`)
    const back = await walk('&before=end', ({ previous }) => previous && `&before=${previous}`)
    expect(new Set(forth).size).toBe(2 * ADMIN_PAGE + shown.length)
    expect(back).toEqual(forth.toReversed())
  })
})

test('each change purges what shows videos, and a refused one nothing', async () => {
  const cdn = await purgeServer()
  try {
    const { id: video } = await create()
    expect(cdn.purges).toEqual([['videos']])
    await admin.update(video, { ...videoInput(), version: 1 })
    expect(cdn.purges).toEqual([['videos'], ['videos']])
    await admin.update(video, { ...videoInput(), version: 1 })
    await admin.create(videoInput({ url: 'x' }))
    await forget()
    await admin.remove(video)
    expect(cdn.purges).toHaveLength(2)
    await give()
    await admin.remove(video)
    expect(cdn.purges).toHaveLength(3)
  } finally {
    await cdn.close()
  }
})
