import { countryName } from '#lib/format/country.ts'
import type { Objective } from '#lib/professionals/objectives.ts'
import type { Specialty } from '#lib/professionals/specialties.ts'
import { formatDate } from '#lib/format/date.ts'
import { languageName } from '#lib/format/language.ts'
import { formatRating } from '#lib/format/number.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { introOf } from '#lib/professionals/intro.ts'
import { personTitle } from '#lib/professionals/person-title.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { LIST_PATHS, profilePath } from '#lib/site/routes.ts'
import { apiReviews, everybody, somebodyWith } from './support/api.ts'
import { expect, inBothLanguages, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

inBothLanguages((locale) => {
  const t = textsOf(locale)

  for (const type of PROFESSIONAL_TYPES) {
    test(`${type}: every card shows the professional's data`, async ({ page, request }) => {
      const profile = await somebodyWith(
        request,
        type,
        (one) => one.achievements.length > 0 && one.place !== null && one.totalReviews > 5,
      )
      await page.goto(localizedPath(profilePath(type, profile.id), locale))
      const main = page.getByRole('main')
      const card = (name: string) => main.getByRole('region', { name, exact: true })

      await expect(main.getByRole('heading', { level: 1 })).toHaveText(profile.name!)
      await expect(main.getByText(personTitle(profile, t), { exact: true })).toBeVisible()
      for (const text of [
        `${profile.place!.city}, ${countryName(profile.place!.country, locale)}`,
        `${formatRating(profile.rating, locale)} (${profile.totalReviews})`,
      ]) {
        await expect(main.locator('header').getByText(text, { exact: true })).toBeVisible()
      }
      // The first sentence of the own text is the headline, the others stand below it.
      const { headline, lead } = introOf(profile.bio)
      for (const text of [t('profile.headline', { text: headline! }), lead]) {
        if (text)
          await expect(main.locator('header').getByText(text, { exact: true })).toBeVisible()
      }

      const specialties = profile.specialization.map((slug) =>
        t(`profile.helps.specialty.${slug as Specialty}`),
      )
      await expect(card(t('profile.specialties')).getByRole('link')).toHaveText(specialties)
      for (const slug of profile.objectives) {
        const goal = t(`professionals.objective.${slug as Objective}`).toLocaleLowerCase(locale)
        await expect(card(t('profile.specialties'))).toContainText(goal)
      }
      const certifications = card(t('profile.certifications')).getByRole('listitem')
      const checked = new Map(
        profile.checkedCertifications.map(({ text, checkedAt }) => [text, checkedAt]),
      )
      await expect(certifications).toHaveText(
        profile.certifications.map((text) => {
          const at = checked.get(text)
          if (at === undefined) return text
          return `${text} ${t('profile.checkedOn', { date: formatDate(at, locale) })}`
        }),
      )
      await expect(card(t('profile.achievements')).getByRole('listitem')).toHaveText(
        profile.achievements,
      )
      const facts = main.getByRole('complementary', { name: t('profile.info') })
      await expect(
        facts.getByRole('definition').filter({ hasNot: page.getByRole('link') }),
      ).toHaveText([
        t(`professionals.modality.${profile.modality}`),
        `${profile.place!.city}, ${countryName(profile.place!.country, locale)}`,
        profile.languages.map((code) => languageName(code, locale)).join(', '),
        profile.experienceYears === 0
          ? t('professionals.firstYear')
          : t('profile.years', { count: profile.experienceYears }),
      ])

      const { items } = await apiReviews(request, profile.id, 1)
      const reviews = card(t('profile.reviewsCard.title')).getByRole('listitem')
      for (const [i, { reviewerName, createdAt, comment, rating }] of items.entries()) {
        const review = reviews.nth(i)
        await expect(review).toContainText(reviewerName ?? t('profile.reviews.anonymous'))
        await expect(review).toContainText(formatDate(createdAt, locale))
        await expect(review).toContainText(comment ?? '')
        const stars = t('professionals.rating.stars', { rating: formatRating(rating, locale) })
        await expect(review.getByRole('img', { name: stars })).toBeVisible()
      }
    })

    test(`${type}: missing reviews are stated, other empty parts are not shown`, async ({
      page,
      request,
    }) => {
      const profile = await somebodyWith(
        request,
        type,
        (one) => one.totalReviews === 0 && one.instagramPosts.length === 0,
      )
      await page.goto(localizedPath(profilePath(type, profile.id), locale))
      await expect(page.getByText(t(`profile.reviewsCard.empty.${type}`))).toBeVisible()
      await expect(page.getByRole('region', { name: t('profile.posts.title') })).toHaveCount(0)
      await expect(page.getByText(t('professionals.rating.none')).first()).toBeVisible()
    })
  }

  test('initials replace a missing picture', async ({ page, request }) => {
    const faceless = (await everybody(request, 'trainer')).find(({ avatarUrl }) => !avatarUrl)!
    const [first = '', second = ''] = faceless.name!.split(' ')
    await page.goto(localizedPath(profilePath('trainer', faceless.id), locale))
    const header = page.getByRole('main').locator('header')
    await expect(header.getByText(new RegExp(`^${first[0]}`)).first()).toBeVisible()
    await expect(header.locator('img')).toHaveCount(0)
    expect(second).not.toBe('')
  })

  test('the address can be copied, and the breadcrumbs link back to the list', async ({
    page,
    context,
    request,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const [professional] = await everybody(request, 'nutritionist')
    await page.goto(localizedPath(profilePath('nutritionist', professional!.id), locale))
    await page.getByRole('button', { name: t('profile.share.do'), exact: true }).click()
    await expect(page.getByRole('status').getByText(t('profile.share.copied'))).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

    const trail = page.getByRole('navigation', { name: t('common.breadcrumbs') })
    await trail.getByRole('link', { name: t('professionals.professions.nutritionist') }).click()
    await expect(page).toHaveURL(localizedPath(LIST_PATHS.nutritionist, locale))
  })
})
