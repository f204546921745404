import type { Page } from '@playwright/test'
import { localizedPath } from '#lib/i18n/locales.ts'
import { profilePath } from '#lib/site/routes.ts'
import { somebody } from './support/api.ts'
import { holdBack } from './support/hold-back.ts'
import { enter, enterAs } from './support/person.ts'
import { newTrainer } from './support/professional.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

inLanguage('en', (locale) => {
  const t = textsOf(locale)

  /** The reviews of a profile, as a signed-in user sees them. */
  function reviewsOn(page: Page, professionalId: string) {
    const card = page.getByRole('region', { name: t('profile.reviewsCard.title') })
    return {
      card,
      open: () => page.goto(localizedPath(profilePath('trainer', professionalId), locale)),
      button: (name: string) => card.getByRole('button', { name }),
      /** Also where it is hidden. */
      link: page.locator('a', { hasText: t('profileReviews.write') }),
      dialog: (title: string) => page.getByRole('dialog', { name: title }),
      items: card.getByRole('listitem').filter({ has: page.locator('time') }),
      comment: page.getByLabel(t('reviews.write.comment')),
      stars: (count: number) => page.getByRole('radio', { name: t('reviews.stars', { count }) }),
    }
  }
  const stars = (rating: string) => t('professionals.rating.stars', { rating })

  test('a review is written by keyboard, changed, answered, reported and deleted', async ({
    page,
    context,
    newVisitor,
    baseURL,
  }) => {
    const trainer = await newTrainer('Rita Reviewed')
    await enterAs(context, baseURL!)
    const mine = reviewsOn(page, trainer.professionalId)
    const { keyboard } = page

    await mine.open()
    await mine.button(t('profileReviews.write')).focus()
    await keyboard.press('Enter')
    const form = mine.dialog(t('reviews.write.title'))
    await expect(form.getByRole('radio').first()).toBeFocused()
    await form.getByRole('button', { name: t('reviews.write.submit') }).focus()
    await keyboard.press('Enter')
    await expect(form).toContainText(t('reviews.write.ratingRequired'))
    await expect(form.getByRole('radio').first()).toBeFocused()
    await keyboard.press('End')
    await expect(mine.stars(5)).toBeChecked()
    await keyboard.press('ArrowLeft')
    // The group moves the focus in the next frame.
    await expect(mine.stars(4)).toBeFocused()
    await keyboard.press('Tab')
    await expect(mine.comment).toBeFocused()
    await keyboard.type('<b>Clear</b> & patient')
    await form.getByRole('button', { name: t('reviews.write.submit') }).focus()
    await keyboard.press('Enter')
    await expect(form).toBeHidden()
    await expect(mine.card.getByRole('status')).toHaveText(t('reviews.write.sent'))
    await expect(mine.button(t('profileReviews.edit'))).toBeFocused()
    await expect(mine.items).toHaveCount(1)
    await expect(mine.items).toContainText('<b>Clear</b> & patient')
    await expect(mine.items.getByRole('img')).toHaveAccessibleName(stars('4.0'))
    await expect(mine.card).toContainText(t('professionals.rating.count', { count: 1 }))

    await mine.button(t('profileReviews.edit')).click()
    const editing = mine.dialog(t('reviews.write.editTitle'))
    await expect(mine.comment).toHaveValue('<b>Clear</b> & patient')
    await mine.stars(2).click()
    await mine.comment.fill('Not so clear')
    await editing.getByRole('button', { name: t('reviews.write.save') }).click()
    await expect(mine.card.getByRole('status')).toHaveText(t('reviews.write.saved'))
    await expect(mine.items).toContainText('Not so clear')
    await expect(mine.items.getByRole('img')).toHaveAccessibleName(stars('2.0'))

    const office = await newVisitor()
    await enter(office, baseURL!, trainer)
    const owner = reviewsOn(await office.newPage(), trainer.professionalId)
    await owner.open()
    const name = 'Test athlete'
    await owner.button(t('profileReviews.replyTo', { name })).click()
    const replying = owner.dialog(t('reviews.reply.title', { name }))
    await replying.getByLabel(t('reviews.reply.text')).fill('Sorry, let us talk.')
    await replying.getByRole('button', { name: t('reviews.reply.submit') }).click()
    await expect(owner.items).toContainText('Sorry, let us talk.')
    await expect(owner.button(t('profileReviews.replyTo', { name }))).toHaveCount(0)
    await expect(owner.button(t('profileReviews.write'))).toHaveCount(0)
    await expect(owner.link).toBeHidden()

    const elsewhere = await newVisitor()
    const reader = reviewsOn(await elsewhere.newPage(), trainer.professionalId)
    await reader.open()
    // A visitor is offered none of it.
    await reader.card.hover()
    await expect(reader.card.getByRole('button')).toHaveCount(0)
    await expect(reader.link).toBeHidden()
    await enterAs(elsewhere, baseURL!)
    await reader.open()
    await expect(reader.items).toContainText(t('profileReviews.replyBy', { name: 'Rita Reviewed' }))
    await reader.button(t('profileReviews.reportOf', { name })).click()
    const reporting = reader.dialog(t('reviews.report.title'))
    await reporting.getByLabel(t('reviews.report.reason')).selectOption('false')
    await reporting.getByRole('button', { name: t('reviews.report.submit') }).click()
    await expect(reader.items).toContainText(t('profileReviews.reported'))

    await mine.button(t('profileReviews.remove')).click()
    const asking = page.getByRole('alertdialog', { name: t('reviews.remove.title') })
    await asking.getByRole('button', { name: t('reviews.remove.submit') }).click()
    await expect(mine.card.getByRole('status')).toHaveText(t('reviews.remove.done'))
    await expect(mine.items).toHaveCount(0)
    await expect(mine.card).toContainText(t('profile.reviewsCard.empty.trainer'))
  })

  test('a report that is pressed before the reviews are alive opens afterwards', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const { id } = await somebody(request, 'trainer')
    await enterAs(context, baseURL!)
    const release = await holdBack(page, /\/reviews\.[^/]*\.js/)
    await page.goto(localizedPath(profilePath('trainer', id), locale))
    const reviews = page.getByRole('region', { name: t('profile.reviewsCard.title') })
    await reviews
      .getByRole('button', { name: /^Report/ })
      .first()
      .click()
    release()
    await expect(page.getByRole('dialog', { name: t('reviews.report.title') })).toBeVisible()
  })
})
