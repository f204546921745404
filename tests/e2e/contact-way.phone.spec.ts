import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { contactOn, WRITTEN } from './support/contact.ts'
import { mailedLink } from './support/mailbox.ts'
import { enter, forgetTries } from './support/person.ts'
import { newTrainer } from './support/professional.ts'
import { PASSWORD } from './support/sign-up.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

test.beforeEach(forgetTries)

inLanguage('es', (locale) => {
  const t = textsOf(locale)

  test('from a stranger who writes to a review that everybody can trust', async ({
    page,
    request,
    newVisitor,
    baseURL,
  }) => {
    const email = `nora.${crypto.randomUUID()}@example.com`
    const alba = await newTrainer('Alba Directa')
    const contact = contactOn(page, locale, alba.professionalId)
    await page.goto(contact.path)
    await contact.opener.tap()
    await contact.name.fill('Nora Gil')
    await contact.objective.selectOption('strength')
    await contact.message.fill(WRITTEN)
    await contact.next.tap()
    await contact.signUp(email, PASSWORD)
    await expect(contact.sheet).toContainText(email)

    // The mail is opened in the same browser: the profile and the code come back.
    await page.goto(await mailedLink(request, email, 'type=signup'))
    const code = await contact.code()
    await expect(page).toHaveURL(contact.path)

    const office = await newVisitor()
    await enter(office, baseURL!, alba)
    const theirs = await office.newPage()
    await theirs.goto(`${baseURL}/`)
    await theirs.getByRole('button', { name: t('common.account.bellUnread', { count: 1 }) }).click()
    await theirs
      .getByRole('link', { name: t('notifications.one.contact', { name: 'Nora Gil' }) })
      .click()
    const received = theirs.getByRole('region', { name: t('requests.received.title') })
    await received.getByText('Nora Gil').click()
    await expect(received.getByText(WRITTEN)).toBeVisible()
    await expect(received.getByText(code)).toBeVisible()
    await expect(
      received.getByRole('link', { name: t('requests.received.reply', { address: email }) }),
    ).toHaveAttribute('href', new RegExp(`^mailto:${email}\\?subject=.*${code}`))
    await received.getByRole('button', { name: t('requests.received.answered') }).click()
    await expect(received.getByText(t('requests.state.answered'), { exact: true })).toBeVisible()

    // Nora reads of the answer. The link of the mail has signed her in.
    await mailedLink(request, email, '/unsubscribe?token=answer')
    await page.goto(`${localizedPath(PATHS.profile, locale)}#requests`)
    const sent = page.getByRole('region', { name: t('requests.sent.title') })
    await expect(sent.getByText(t('requests.state.answered'), { exact: true })).toBeVisible()

    await page.goto(contact.path)
    const reviews = page.getByRole('region', { name: t('profile.reviewsCard.title') })
    await reviews.getByRole('button', { name: t('profileReviews.write') }).tap()
    await page.getByRole('radio', { name: t('reviews.stars', { count: 5 }) }).tap()
    await page.getByLabel(t('reviews.write.comment')).fill('Me escucha.')
    await page.getByRole('button', { name: t('reviews.write.submit') }).tap()
    await expect(reviews.getByText('Me escucha.')).toBeVisible()
    await expect(reviews.getByText(t('profileReviews.verified'))).toBeVisible()

    await theirs.goto(`${baseURL}${contact.path}`)
    const seen = theirs.getByRole('region', { name: t('profile.reviewsCard.title') })
    await seen
      .getByRole('button', { name: t('profileReviews.replyTo', { name: 'Nora Gil' }) })
      .click()
    await theirs.getByLabel(t('reviews.reply.text')).fill('Gracias, Nora.')
    await theirs.getByRole('button', { name: t('reviews.reply.submit') }).click()
    await expect(seen.getByText('Gracias, Nora.')).toBeVisible()
    await page.reload()
    await expect(reviews.getByText('Gracias, Nora.')).toBeVisible()
  })
})
