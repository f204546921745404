import { contactOn, WRITTEN } from './support/contact.ts'
import { signInDemo } from './support/demo-session.ts'
import { mailedLink } from './support/mailbox.ts'
import { forgetTries } from './support/person.ts'
import { PASSWORD } from './support/sign-up.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

test.beforeEach(forgetTries)

inLanguage('es', (locale) => {
  const t = textsOf(locale)

  test('somebody new writes, makes an account, confirms and gets the code; the professional answers', async ({
    page,
    request,
    newVisitor,
    baseURL,
  }) => {
    const email = `nora.${crypto.randomUUID()}@example.com`
    const contact = contactOn(page, locale)
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

    const trainer = await newVisitor()
    await signInDemo(trainer, baseURL!, 'trainer')
    const theirs = await trainer.newPage()
    await theirs.goto(`${baseURL}/`)
    await theirs.getByRole('button', { name: /^Avisos/ }).click()
    await theirs
      .getByRole('link', { name: /Nora Gil.* te han? escrito/ })
      .first()
      .click()
    const received = theirs.getByRole('region', { name: t('requests.received.title') })
    await received.getByText('Nora Gil').first().click()
    await expect(received.getByText(code)).toBeVisible()
    const reply = received.getByRole('link', {
      name: t('requests.received.reply', { address: email }),
    })
    await expect(reply).toHaveAttribute('href', new RegExp(`^mailto:${email}\\?subject=.*${code}`))
    await received
      .getByRole('button', { name: t('requests.received.answered') })
      .first()
      .click()
    await expect(received.getByText(t('requests.state.answered')).first()).toBeVisible()
    expect(await mailedLink(request, email, '/profile#requests')).toContain('/profile#requests')
  })
})
