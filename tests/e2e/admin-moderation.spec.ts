import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { professionalReviews, reviewReports, siteMessages } from '#db/schema/index.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS, profilePath } from '#lib/site/routes.ts'
import { PASSWORD } from '#tests/support/accounts.ts'
import { expectAccessible } from './support/accessible.ts'
import { mailedLink } from './support/mailbox.ts'
import {
  enter,
  enterAs,
  forgetPassword,
  forgetTries,
  newPerson,
  withDatabase,
} from './support/person.ts'
import { newTrainer } from './support/professional.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

test.beforeEach(forgetTries)

/** A trainer with a review that somebody has reported. */
async function reportedReview() {
  const [author, reader, word] = [await newPerson(), await newPerson(), randomUUID()]
  const comment = `Cuenta por ahí con quién sale ${word}`
  const { professionalId } = await newTrainer('Iker Sanz')
  await withDatabase(async (db) => {
    const [review] = await db
      .insert(professionalReviews)
      .values({
        professionalType: 'trainer',
        professionalId,
        reviewerId: author.id,
        authorPseudonym: word,
        rating: 1,
        comment,
      })
      .returning({ id: professionalReviews.id })
    await db.insert(reviewReports).values({
      reviewId: review!.id,
      professionalId,
      reporterId: reader.id,
      reason: 'personal_data',
      // Before those of other tests, so that it is among those that are shown.
      createdAt: new Date('2020-01-01'),
    })
  })
  return { author, comment, profile: profilePath('trainer', professionalId) }
}

inLanguage('es', (locale) => {
  const t = textsOf(locale)
  const at = (path: string) => localizedPath(path, locale)
  const cardOf = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

  test('a reported review is hidden with a reason, appealed without JavaScript, and public again', async ({
    page,
    context,
    request,
    newVisitor,
    baseURL,
  }) => {
    const { author, comment, profile } = await reportedReview()
    const reason = 'Esa frase no habla del servicio.'
    await enterAs(context, baseURL!, 'admin')

    await test.step('an admin hides it, and must say why', async () => {
      await page.goto(`${at(PATHS.admin)}?tab=moderation`)
      const card = cardOf(page, comment)
      await expect(card).toContainText('Iker Sanz')
      const field = card.getByLabel(t('adminModeration.decide.reason'))
      const hide = card.getByRole('button', {
        name: new RegExp(`^${t('adminModeration.decide.hidden')}`),
      })
      // The oldest is open, the others are rows.
      const read = card.getByRole('button', {
        name: new RegExp(`^${t('adminModeration.decide.open')}`),
      })
      if (!(await field.isVisible())) await read.click()
      await hide.click()
      await expect(field).toBeFocused()
      await expect(card.getByText(t('fields.problem.required'))).toBeVisible()
      await field.fill(reason)
      await expectAccessible(page)
      await hide.click()
      await expect(page.getByText(t('adminModeration.decide.done.hidden'))).toBeVisible()
      await expect(card).toBeHidden()
    })

    const plain = await newVisitor({ javaScriptEnabled: false })
    const visitor = await plain.newPage()
    await test.step('visitors see it no more; its author sees why', async () => {
      await visitor.goto(`${baseURL!}${at(profile)}`)
      await expect(visitor.getByRole('main')).not.toContainText(comment)
      const authors = await newVisitor()
      await enter(authors, baseURL!, author)
      const own = await authors.newPage()
      await own.goto(`${baseURL!}${at(profile)}#reviews`)
      await expect(own.getByText(t('profileReviews.own.hidden'))).toBeVisible()
      await expect(own.getByText(reason)).toBeVisible()
      await expect(own.getByRole('button', { name: t('profileReviews.edit') })).toBeVisible()
    })

    await test.step('the link of the mail appeals without JavaScript, once', async () => {
      const link = await mailedLink(request, author.email, '/review-appeal?token=')
      const path = new URL(link).pathname + new URL(link).search
      await visitor.goto(`${baseURL!}${at(path)}`)
      await expect(visitor.getByText(reason)).toBeVisible()
      await visitor.getByLabel(t('moderation.appeal.label')).fill('Hablo de que llegó tarde.')
      await visitor.getByRole('button', { name: t('moderation.appeal.submit') }).click()
      const made = visitor.getByRole('heading', { name: t('moderation.appeal.made.open.title') })
      await expect(made).toBeVisible()
      const robots = visitor.locator('meta[name="robots"]')
      await expect(robots).toHaveAttribute('content', /noindex/)
      const again = await visitor.reload()
      expect(again!.headers()['cache-control']).toContain('no-store')
      await expect(made).toBeVisible()
    })

    await test.step('accepted, everybody sees it again', async () => {
      await page.goto(`${at(PATHS.admin)}?tab=moderation&view=appeals`)
      const card = cardOf(page, comment)
      await expect(card).toContainText('Hablo de que llegó tarde.')
      await expectAccessible(page)
      await card
        .getByRole('button', { name: new RegExp(`^${t('adminModeration.appeal.accepted')}`) })
        .click()
      await expect(page.getByText(t('adminModeration.appeal.done.accepted'))).toBeVisible()
      await page.goto(`${at(PATHS.admin)}?tab=moderation&view=decided`)
      await expect(page.getByRole('row').filter({ hasText: comment })).toContainText(
        t('adminModeration.appeal.states.accepted'),
      )
      await visitor.goto(`${baseURL!}${at(profile)}?again`)
      await expect(visitor.getByRole('main')).toContainText(comment)
    })
  })

  test('a message of the contact page is found, answered and mailed', async ({
    page,
    context,
    request,
    baseURL,
    problems,
  }) => {
    // The answer that asks for the password.
    problems.allow(/status of 403/)
    const [word, email] = [randomUUID(), `${randomUUID()}@example.com`]
    await withDatabase((db) =>
      db.insert(siteMessages).values({
        name: `Nora ${word}`,
        email,
        objective: 'trainer',
        message: '¿Hay alguien que dé clases a distancia?',
        code: `MFG-${word}`,
      }),
    )
    await forgetPassword(await enterAs(context, baseURL!, 'admin'))
    await page.goto(`${at(PATHS.admin)}?tab=messages&state=open`)
    await page.getByRole('searchbox', { name: t('adminMessages.search') }).fill(word)
    await page.getByRole('button', { name: new RegExp(word) }).click()
    const panel = page.getByRole('region', { name: t('adminMessages.detail.label') })
    const field = panel.getByLabel(t('adminMessages.answer.text'))
    await expect(panel).toContainText(word)
    await expect(panel).toContainText('¿Hay alguien que dé clases a distancia?')

    await test.step('what is typed survives another area', async () => {
      await field.fill('Claro que sí.')
      const areas = page.getByRole('navigation', { name: t('admin.nav.label') })
      await areas.getByRole('link', { name: t('admin.area.moderation') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('admin.area.moderation'))
      await page.goBack()
      await expect(field).toHaveValue('Claro que sí.')
      await expectAccessible(page)
    })

    await test.step('from another area too, leaving the page asks', async () => {
      const areas = page.getByRole('navigation', { name: t('admin.nav.label') })
      await areas.getByRole('link', { name: t('admin.area.users') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('admin.area.users'))
      const asked = page.waitForEvent('dialog')
      void areas.getByRole('link', { name: t('admin.area.videos') }).click()
      const dialog = await asked
      expect(dialog.type()).toBe('beforeunload')
      await dialog.dismiss()
      await page.goBack()
      await expect(field).toHaveValue('Claro que sí.')
    })

    const reads: string[] = []
    await test.step('sending asks for the password, and sends once', async () => {
      page.on('request', (sent) => {
        if (sent.method() === 'GET' && /\/messages\/[^/]+$/.test(sent.url())) reads.push(sent.url())
      })
      await panel.getByRole('button', { name: t('adminMessages.answer.send') }).click()
      const dialog = page.getByRole('dialog', { name: t('admin.password.title') })
      await dialog.getByLabel(t('admin.password.label'), { exact: true }).fill(PASSWORD)
      await dialog.getByRole('button', { name: t('admin.password.confirm') }).click()
      await expect(page.getByText(t('adminMessages.answer.sent'))).toBeVisible()
      await expect(field).toBeHidden()
      await expect(panel).toContainText('Claro que sí.')
      const find = async () => {
        const response = await request.get(`${process.env['MAILBOX_URL']}/messages.json`)
        const mails = (await response.json()) as { to: string[]; subject: string }[]
        return mails.filter(({ to }) => to.includes(email)).map(({ subject }) => subject)
      }
      await expect.poll(find).toEqual([expect.stringContaining(`MFG-${word}`)])
      // Each reading is noted in the audit log.
      expect(reads).toEqual([])
    })

    await test.step('it has left the list of open ones, which gets the focus', async () => {
      await expect(page.getByRole('button', { name: new RegExp(word) })).toHaveCount(0)
      await panel.getByRole('button', { name: t('island.close') }).press('Enter')
      await expect(page.getByRole('group', { name: t('admin.area.messages') })).toBeFocused()
    })
  })
})
