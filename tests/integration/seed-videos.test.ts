import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exerciseVideos } from '#db/schema/index.ts'
import { EXERCISE_VIDEOS } from '#db/seed/data/exercise-videos.ts'
import { seedVideos } from '#db/seed/videos.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { VIDEOS_PAGE_SIZE, type ExerciseVideo } from '#lib/videos/schemas.ts'
import { BODY_SECTIONS } from '#lib/videos/sections.ts'
import { listVideos } from '#server/videos/list-videos.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'

let own: TestDatabase
beforeAll(async () => {
  own = await testDatabase()
  await seedVideos(own.db)
})
afterAll(() => own.close())

const rows = () => own.db.select().from(exerciseVideos).orderBy(exerciseVideos.id)

async function library(): Promise<ExerciseVideo[]> {
  const page = (n: number) =>
    listVideos(own, { query: { locale: 'es', page: n, section: undefined } })
  const { total, items } = await page(1)
  for (let n = 2; n <= Math.ceil(total / VIDEOS_PAGE_SIZE); n++) {
    items.push(...(await page(n)).items)
  }
  return items
}

test('the library has exercises for every part of the body and for both professions', async () => {
  const videos = await library()
  expect(videos).toHaveLength(EXERCISE_VIDEOS.length)
  expect(videos.length).toBeGreaterThanOrEqual(60)
  expect(new Set(videos.map(({ youtubeId }) => youtubeId)).size).toBe(videos.length)
  for (const section of BODY_SECTIONS) {
    const ofSection = videos.filter((video) => video.section === section)
    const professions = new Set(ofSection.map(({ professional }) => professional))
    expect([section, ofSection.length > 15, professions.size]).toEqual([section, true, 3])
  }
})

test('each has a name and a description of its own in both languages', async () => {
  const videos = await library()
  for (const locale of LOCALES) {
    const of = (key: 'name' | 'description') => videos.map((video) => video[key][locale])
    expect(new Set(of('name')).size, `names in ${locale}`).toBe(videos.length)
    expect(new Set(of('description')).size, `descriptions in ${locale}`).toBe(videos.length)
    for (const text of of('description')) {
      // One or two sentences fit a card, and say more than the name.
      expect([text, text.length >= 100 && text.length <= 260]).toEqual([text, true])
      expect(text).toMatch(/^[^\s].*[.!?]$/)
    }
  }
  for (const { name, description } of videos) expect(description.es).not.toBe(name.es)
})

test('clinical exercises say that they belong in a plan, and no others', async () => {
  const guided = (await library()).filter(({ needsGuidance }) => needsGuidance)
  expect(guided.map(({ name }) => name.en).toSorted()).toEqual([
    'Chin tuck',
    'Levator scapulae stretch',
    'Prone press-up',
    'Quad set',
    'Seated neck rotation',
    'Shoulder pendulum',
    'Straight leg raise',
  ])
  for (const { professional } of guided) expect(professional).toBe('physiotherapist')
})

test('a second seed writes nothing', async () => {
  const before = await rows()
  await seedVideos(own.db)
  expect(await rows()).toEqual(before)
})

test('what an admin changes, hides or deletes stays so', async () => {
  const [changed, hidden, deleted] = (await rows()).map(({ id }) => id)
  const { db } = own
  await db.update(exerciseVideos).set({ nameEs: 'Otro' }).where(eq(exerciseVideos.id, changed!))
  await db.update(exerciseVideos).set({ isActive: false }).where(eq(exerciseVideos.id, hidden!))
  await db.delete(exerciseVideos).where(eq(exerciseVideos.id, deleted!))
  const before = await rows()
  await seedVideos(db)
  expect(await rows()).toEqual(before)
  expect(before).toHaveLength(EXERCISE_VIDEOS.length - 1)
})

test('another database has the same addresses, and two seeds at once fill it once', async () => {
  const other = await testDatabase()
  await Promise.all([seedVideos(other.db), seedVideos(other.db)])
  const { rows: counted } = await other.db.execute<{ ids: string }>(
    sql`select string_agg(id::text, ' ' order by id) as ids from exercise_videos`,
  )
  await other.close()
  const ids = counted[0]!.ids.split(' ')
  expect(ids).toHaveLength(EXERCISE_VIDEOS.length)
  expect(ids).toEqual(expect.arrayContaining((await rows()).map(({ id }) => id)))
})
