import { describe, expect, test } from 'vitest'
import { countryName } from '#lib/format/country.ts'
import { formatDate } from '#lib/format/date.ts'
import { phraseOf } from '#lib/format/list.ts'
import { languageName } from '#lib/format/language.ts'
import { formatRating } from '#lib/format/number.ts'
import { LOCALES, localizedPath } from '#lib/i18n/locales.ts'
import { introOf } from '#lib/professionals/intro.ts'
import type { Objective } from '#lib/professionals/objectives.ts'
import { personTitle } from '#lib/professionals/person-title.ts'
import type { Specialty } from '#lib/professionals/specialties.ts'
import { PROFESSIONAL_TYPES, type ProfessionalType } from '#lib/professionals/types.ts'
import { LIST_PATHS, profilePath } from '#lib/site/routes.ts'
import {
  apiProfile,
  apiReviews,
  everybody,
  somebody,
  somebodyWith,
} from '#tests/e2e/support/api.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import type { Part } from './support/document.ts'
import { open, request } from './support/site.ts'

const texts = (parts: readonly Part[]) => parts.map(({ text }) => text)

describe.each(LOCALES)('%s', (locale) => {
  const t = textsOf(locale)
  const mainOf = async (type: ProfessionalType, id: string, query = '') => {
    const { page } = await open(localizedPath(profilePath(type, id), locale) + query)
    return page.one('main')
  }

  test.each(PROFESSIONAL_TYPES)('%s: the profile shows who it is', async (type) => {
    const profile = await somebodyWith(
      request,
      type,
      (one) => one.place !== null && one.totalReviews > 5 && one.bio !== null,
    )
    const main = await mainOf(type, profile.id)
    const header = main.one('header')
    expect(header.one('h1').text).toBe(profile.name)
    // The first sentence of the own text is the headline, the others stand below it.
    const { headline, lead } = introOf(profile.bio)
    const shown = texts(header.all('p, span, a'))
    for (const text of [
      personTitle(profile, t),
      `${profile.place!.city}, ${countryName(profile.place!.country, locale)}`,
      `${formatRating(profile.rating, locale)} (${profile.totalReviews})`,
      t('profile.headline', { text: headline! }),
      ...(lead ? [lead.replaceAll(/\s+/g, ' ')] : []),
    ]) {
      expect(shown).toContain(text)
    }
  })

  test.each(PROFESSIONAL_TYPES)("%s: every card shows the professional's data", async (type) => {
    const profile = await somebodyWith(
      request,
      type,
      (one) =>
        one.achievements.length > 0 &&
        one.objectives.length > 0 &&
        one.place !== null &&
        one.totalReviews > 5,
    )
    const main = await mainOf(type, profile.id)
    const card = (name: string) => main.named('section', name)
    const helps = card(t('profile.specialties'))
    expect(texts(helps.all('a'))).toEqual(
      profile.specialization.map((slug) => t(`profile.helps.specialty.${slug as Specialty}`)),
    )
    const checked = new Map(
      profile.checkedCertifications.map(({ text, checkedAt }) => [text, checkedAt]),
    )
    expect(texts(card(t('profile.certifications')).all('li'))).toEqual(
      profile.certifications.map((text) => {
        const at = checked.get(text)
        if (at === undefined) return text
        return `${text} ${t('profile.checkedOn', { date: formatDate(at, locale) })}`
      }),
    )
    expect(texts(card(t('profile.achievements')).all('li'))).toEqual(profile.achievements)
    const facts = main.named('aside', t('profile.info'))
    expect(texts(facts.all('dd').filter((dd) => dd.all('a').length === 0))).toEqual([
      t(`professionals.modality.${profile.modality}`),
      phraseOf(
        profile.objectives.map((slug) => t(`professionals.objective.${slug as Objective}`)),
        locale,
      ),
      `${profile.place!.city}, ${countryName(profile.place!.country, locale)}`,
      profile.languages.map((code) => languageName(code, locale)).join(', '),
      profile.experienceYears === 0
        ? t('professionals.firstYear')
        : t('profile.years', { count: profile.experienceYears }),
    ])
  })

  test.each(PROFESSIONAL_TYPES)('%s: the newest reviews stand in the page', async (type) => {
    const { id } = await somebody(request, type, ({ totalReviews }) => totalReviews > 5)
    const { items } = await apiReviews(request, id, 1)
    const card = (await mainOf(type, id)).named('section', t('profile.reviewsCard.title'))
    const shown = card.all('li').filter((item) => item.all('time').length > 0)
    expect(shown).toHaveLength(items.length)
    for (const [i, { reviewerName, createdAt, comment, rating }] of items.entries()) {
      const review = shown[i]!
      expect(review.text).toContain(reviewerName ?? t('profileReviews.anonymous'))
      expect(review.text).toContain(formatDate(createdAt, locale))
      expect(review.text).toContain((comment ?? '').replaceAll(/\s+/g, ' ').trim())
      const stars = t('professionals.rating.stars', { rating: formatRating(rating, locale) })
      review.named('[role="img"]', stars)
    }
  })

  test.each(PROFESSIONAL_TYPES)(
    '%s: missing reviews are stated, other empty parts are not shown',
    async (type) => {
      const profile = await somebodyWith(
        request,
        type,
        (one) => one.totalReviews === 0 && one.instagramPosts.length === 0,
      )
      const main = await mainOf(type, profile.id)
      expect(main.text).toContain(t(`profile.reviewsCard.empty.${type}`))
      expect(main.one('header').text).toContain(t('professionals.rating.none'))
      const titles = main.all('section').map(({ name }) => name)
      expect(titles).toContain(t('profile.reviewsCard.title'))
      expect(main.text).toContain(t('profile.posts.none', { max: 3 }))
    },
  )

  test('initials replace a missing picture', async () => {
    const faceless = (await everybody(request, 'trainer')).find(({ avatarUrl }) => !avatarUrl)!
    const [first = '', second = ''] = faceless.name!.split(' ')
    const header = (await mainOf('trainer', faceless.id)).one('header')
    expect(header.all('b, span').some(({ text }) => text.startsWith(first.charAt(0)))).toBe(true)
    expect(header.all('img')).toEqual([])
    expect(second).not.toBe('')
  })

  test('the breadcrumbs link back to the list', async () => {
    const { id } = await somebody(request, 'nutritionist')
    const main = await mainOf('nutritionist', id)
    const trail = main.named('nav', t('common.breadcrumbs'))
    const link = trail.named('a', t('professionals.professions.nutritionist'))
    expect(link.attribute('href')).toBe(localizedPath(LIST_PATHS.nutritionist, locale))
  })

  test.each(PROFESSIONAL_TYPES)('%s: the distribution of the ratings adds up', async (type) => {
    const { id } = await somebody(request, type, ({ totalReviews }) => totalReviews > 10)
    const { ratingCounts, totalReviews } = await apiProfile(request, id)
    const reviews = (await mainOf(type, id)).named('section', t('profile.reviewsCard.title'))
    expect(reviews.text).toContain(t('professionals.rating.count', { count: totalReviews }))
    const counts = reviews.all('dd').map(({ text }) => Number(text))
    expect(counts).toEqual(ratingCounts.toReversed())
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(totalReviews)
  })

  test('highlights say what language they are in, where it is another', async () => {
    const { id } = await somebody(request, 'trainer', ({ totalReviews }) => totalReviews > 10)
    const reviews = (await mainOf('trainer', id)).named('section', t('profile.reviewsCard.title'))
    const highlights = reviews.named('[role="group"]', t('profile.highlights.title'))
    // The demo people are praised in Spanish.
    expect(highlights.all('[lang="es"]').length > 0).toBe(locale === 'en')
    expect(highlights.text.includes(t('professionals.written.es'))).toBe(locale === 'en')
  })

  test('a page of reviews beyond the end is the last one', async () => {
    const { id, totalReviews } = await somebody(request, 'trainer', (one) => one.totalReviews > 10)
    const last = await apiReviews(request, id, Math.ceil(totalReviews / 5))
    const main = await mainOf('trainer', id, '?reviews=999')
    const times = main.named('section', t('profile.reviewsCard.title')).all('time')
    expect(times.map((time) => time.attribute('datetime'))).toEqual(
      last.items.flatMap(({ createdAt, reply }) => (reply ? [createdAt, reply.at] : [createdAt])),
    )
  })
})
