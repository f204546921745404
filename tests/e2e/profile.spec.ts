import { countryName } from '#lib/format/country.ts'
import type { Objective } from '#lib/professionals/objectives.ts'
import type { Specialty } from '#lib/professionals/specialties.ts'
import { formatDate } from '#lib/format/date.ts'
import { languageName } from '#lib/format/language.ts'
import { formatRating } from '#lib/format/number.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
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
      for (const text of [
        profile.bio!,
        `${profile.place!.city}, ${countryName(profile.place!.country, locale)}`,
        `${formatRating(profile.rating, locale)} (${profile.totalReviews})`,
      ]) {
        await expect(main.getByText(text, { exact: true })).toBeVisible()
      }
      await expect(
        main
          .getByRole('listitem')
          .getByText(t(`professionals.modality.${profile.modality}`), { exact: true })
          .first(),
      ).toBeVisible()

      const specialties = profile.specialization.map((slug) =>
        t(`professionals.specialty.${slug as Specialty}`),
      )
      await expect(card(t('profile.specialties')).getByRole('listitem')).toHaveText(specialties)
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
      const facts = card(t('profile.info')).getByRole('definition')
      await expect(facts.nth(0)).toHaveText(
        profile.experienceYears === 0
          ? t('professionals.firstYear')
          : t('profile.years', { count: profile.experienceYears }),
      )
      await expect(facts.nth(1)).toHaveText(
        profile.languages.map((code) => languageName(code, locale)).join(', '),
      )
      const offered = (isOffered: boolean) =>
        new RegExp(isOffered ? t('profile.yes') : t('profile.no'))
      await expect(card(t('profile.work')).getByRole('listitem')).toHaveText([
        offered(profile.modality !== 'online'),
        offered(profile.modality !== 'in-person'),
        ...profile.objectives.map((slug) => t(`professionals.objective.${slug as Objective}`)),
      ])

      const { items } = await apiReviews(request, profile.id, 1)
      const reviews = card(t('profile.reviews.title')).getByRole('listitem')
      for (const [i, { reviewerName, createdAt, comment, rating }] of items.entries()) {
        const review = reviews.nth(i)
        await expect(review).toContainText(reviewerName ?? t('profile.reviews.anonymous'))
        await expect(review).toContainText(formatDate(createdAt, locale))
        await expect(review).toContainText(comment ?? '')
        const stars = t('professionals.rating.stars', { rating: formatRating(rating, locale) })
        await expect(review.getByRole('img', { name: stars })).toBeVisible()
      }
    })

    test(`${type}: missing reviews and posts are stated`, async ({ page, request }) => {
      const profile = await somebodyWith(
        request,
        type,
        (one) => one.totalReviews === 0 && one.instagramPosts.length === 0,
      )
      await page.goto(localizedPath(profilePath(type, profile.id), locale))
      await expect(page.getByText(t(`profile.reviews.empty.${type}`))).toBeVisible()
      await expect(page.getByText(t('profile.posts.empty'))).toBeVisible()
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

  test('the breadcrumbs link back to the list', async ({ page, request }) => {
    const [professional] = await everybody(request, 'nutritionist')
    await page.goto(localizedPath(profilePath('nutritionist', professional!.id), locale))
    const trail = page.getByRole('navigation', { name: t('common.breadcrumbs') })
    await trail.getByRole('link', { name: t('professionals.professions.nutritionist') }).click()
    await expect(page).toHaveURL(localizedPath(LIST_PATHS.nutritionist, locale))
  })
})
