import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { professionalReviews, sessions } from '#db/schema/index.ts'
import type { UserId } from '#lib/ids.ts'
import { getCommunityFigures } from '#server/figures/get-community-figures.ts'
import { newsletterFigures } from '#server/newsletter/newsletter-figures.ts'
import { makeUser } from '#tests/support/accounts.ts'
import { testDatabase } from '#tests/support/database.ts'
import { sendingEdition, subscribers } from '#tests/support/editions.ts'
import { insertPlaces, insertProfessional } from '#tests/support/professionals.ts'

const { db, close } = await testDatabase()
afterAll(close)

test('the about page shows nothing that is not there', async () => {
  expect(await getCommunityFigures({ db })).toEqual({
    professionals: 0,
    cities: 0,
    averageRating: null,
    certified: 0,
    active: 0,
  })
})

test('certified are public professionals with a certification, active are people seen in 30 days', async () => {
  await insertPlaces(db)
  const certifications = ['Grado en Fisioterapia']
  await insertProfessional(db, { isPublic: true, cityId: 'es-valencia', certifications })
  await insertProfessional(db, { isPublic: true, cityId: 'es-valencia', certifications: [] })
  await insertProfessional(db, { isPublic: false, cityId: 'pt-lisboa', certifications })
  const professionalId = await insertProfessional(db, {
    isPublic: true,
    cityId: null,
    certifications,
  })
  await db
    .insert(professionalReviews)
    .values(
      [5, 4].map((rating) => ({ professionalId, professionalType: 'trainer' as const, rating })),
    )

  const [often, once, left, never] = await Promise.all(
    Array.from({ length: 4 }, () => makeUser(db)),
  )
  const seen = (userId: UserId, daysAgo: number, endedAt: Date | null = null) => ({
    userId,
    epoch: 1,
    device: 'Firefox · Linux',
    lastSeenAt: sql`now() - make_interval(days => ${daysAgo})`,
    endedAt,
  })
  await db.insert(sessions).values([
    seen(often!.id, 0),
    seen(often!.id, 3),
    // Signing out does not undo the visit.
    seen(once!.id, 29, new Date()),
    seen(left!.id, 30),
  ])
  expect(never).toBeDefined()
  expect(await getCommunityFigures({ db })).toEqual({
    professionals: 3,
    cities: 1,
    averageRating: 4.5,
    certified: 2,
    active: 2,
  })
})

test('the newsletter page counts who receives it, and what was sent in four weeks', async () => {
  expect(await newsletterFigures({ db })).toEqual({ subscribers: 0, perWeek: 0 })
  await subscribers(db, 2)
  await subscribers(db, 1, { isActive: false })
  const sentDaysAgo = (days: number) => ({
    state: 'sent',
    finishedAt: sql`now() - make_interval(days => ${days}::int)`,
  })
  for (const days of [0, 9, 27]) await sendingEdition(db, sentDaysAgo(days))
  await sendingEdition(db, sentDaysAgo(28))
  await sendingEdition(db)
  expect(await newsletterFigures({ db })).toEqual({ subscribers: 2, perWeek: 0.75 })
})
