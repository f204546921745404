import { glob, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findEverythingAbout } from '#db/queries/account-export.ts'
import { professionalReviews, professionals } from '#db/schema/index.ts'
import type { SignedIn } from '#lib/actor.ts'
import { LIST_QUERY } from '#lib/professionals/list-query.ts'
import { REVIEW_STATES, type ReviewState } from '#lib/reviews/moderation.ts'
import { profilePage } from '#lib/seo/json-ld.ts'
import { getCommunityFigures } from '#server/figures/get-community-figures.ts'
import { getCityPage } from '#server/landing/get-city-page.ts'
import { getSpecialtyPage } from '#server/landing/get-specialty-page.ts'
import { listProfessionals } from '#server/professionals/list-professionals.ts'
import { getProfilePage } from '#server/professionals/get-profile-page.ts'
import { searchRows } from '#server/search/search-rows.ts'
import { listOwnReviews } from '#server/workspace/list-own-reviews.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { call, readReviews, somebody, trainer } from '#tests/support/review-api.ts'

const db = accountSuite()
const SECRET = 'Cuenta por ahí con quién sale'

const NAMED = { name: 'Ana', jobTitle: '', url: 'https://example.com/', image: undefined }

/** Everything that shows or counts reviews to anybody but their authors and admins. */
async function everywhere(ana: Awaited<ReturnType<typeof trainer>>) {
  const deps = { db: db() }
  const actor = { kind: 'signed-in', userId: ana.id, role: 'trainer' } as SignedIn
  const query = LIST_QUERY.trainer.parse({ city: 'es-valencia' })
  const page = await getProfilePage(deps, {
    type: 'trainer',
    id: ana.professionalId,
    reviewsPage: 1,
  })
  const exported = await findEverythingAbout(db(), {
    userId: ana.id,
    email: ana.email,
    pseudonym: '',
  })
  const shown = {
    list: await listProfessionals(deps, { query: { ...query, top10: true } }),
    page,
    jsonLd: profilePage({ ...NAMED, professional: page.professional }),
    reviews: await readReviews(ana.professionalId),
    city: await getCityPage(deps, { type: 'trainer', slug: 'valencia' }),
    specialty: await getSpecialtyPage(deps, { type: 'trainer', slug: 'strength' }),
    search: await searchRows(deps, { query: { locale: 'es', q: 'Ana Pérez' } }),
    figures: await getCommunityFigures(deps),
    workspace: await listOwnReviews(deps, { actor, query: { page: 1 } }),
    export: { reviews: exported['professional_reviews'], row: exported['professionals'] },
  }
  // When a row was last written says nothing about reviews.
  return JSON.parse(
    JSON.stringify(shown, (key, value: unknown) =>
      key === 'updatedAt' || key === 'dateModified' ? undefined : value,
    ),
  ) as Record<keyof typeof shown, unknown>
}

const HIDDEN = REVIEW_STATES.filter((state) => state !== 'public')

test.each(HIDDEN)('a review that is %s shows nowhere, as if it did not exist', async (state) => {
  const [ana, happy, author] = [await trainer(db()), await somebody(db()), await somebody(db())]
  await db()
    .update(professionals)
    .set({ specialization: ['strength'] })
    .where(eq(professionals.id, ana.professionalId))
  await happy.write(ana.professionalId, 5, 'Muy bien')
  await author.write(ana.professionalId, 1, SECRET)
  const before = await everywhere(ana)
  expect(JSON.stringify(before.reviews)).toContain(SECRET)
  await setState(author.id, state)
  const hidden = await everywhere(ana)
  expect(JSON.stringify(hidden)).not.toContain(SECRET)
  // Each place told the difference before, so that none is compared with itself.
  for (const place of [
    'list',
    'city',
    'specialty',
    'page',
    'reviews',
    'figures',
    'workspace',
  ] as const) {
    expect(hidden[place], place).not.toEqual(before[place])
  }
  await db().delete(professionalReviews).where(eq(professionalReviews.reviewerId, author.id))
  expect(await everywhere(ana)).toEqual(hidden)
})

test.each(HIDDEN)(
  'a review that is %s is neither answered nor reported, and counts as one',
  async (state) => {
    const [ana, author, reader] = [await trainer(db()), await somebody(db()), await somebody(db())]
    await author.write(ana.professionalId, 1, SECRET)
    const { review } = await author.mine(ana.professionalId)
    await setState(author.id, state)
    expect((await ana.reply(review!.id, 'Gracias')).status).toBe(404)
    expect((await reader.report(review!.id)).status).toBe(404)
    expect((await author.write(ana.professionalId, 5)).status).toBe(409)
    expect(await author.mine(ana.professionalId)).toMatchObject({
      review: { state, comment: SECRET },
    })
    expect(await reader.mine(ana.professionalId)).toEqual({ isOwnProfile: false, review: null })
    expect(
      await (await call('GET', `professionals/${ana.professionalId}/reviews`)).text(),
    ).not.toContain(SECRET)
    const mine = await findEverythingAbout(db(), {
      userId: author.id,
      email: author.email,
      pseudonym: '',
    })
    expect(mine['professional_reviews']).toMatchObject([{ state, comment: SECRET }])
  },
)

/** Queries about reviews that are not about what others see. */
const ABOUT_ALL = {
  'expired-rows.ts': 'deletes what was removed',
  'own-reviews.ts': 'of their authors',
  'review-decisions.ts': 'what admins decided, and appeals',
}

test('every query that reads reviews asks for the public ones, or is listed here', async () => {
  const files = await Array.fromAsync(glob('db/queries/*.ts'))
  const unaware: string[] = []
  for (const file of files) {
    const text = await readFile(file, 'utf8')
    if (!/professionalReviews|professional_reviews/.test(text) || basename(file) in ABOUT_ALL)
      continue
    const asks = text.match(/IS_SHOWN/g)?.length ?? 0
    if (asks === 0 && basename(file) !== 'shown-reviews.ts') unaware.push(file)
  }
  expect(unaware).toEqual([])
})

const setState = (
  reviewerId: (typeof professionalReviews.$inferSelect)['reviewerId'],
  state: ReviewState,
) =>
  db()
    .update(professionalReviews)
    .set({ state })
    .where(eq(professionalReviews.reviewerId, reviewerId!))
