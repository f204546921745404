import type { APIRequestContext } from '@playwright/test'
import { eq, inArray } from 'drizzle-orm'
import { newsletterSubscriptions } from '#db/schema/index.ts'
import { EDITION_FIELDS, type Edition } from '#lib/admin/newsletter/edition.ts'
import { PASSWORD } from '#tests/support/accounts.ts'
import { subscribers } from '#tests/support/editions.ts'
import { violations } from './support/accessible.ts'
import { enterAs, forgetPassword, withDatabase } from './support/person.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

type Message = { to: string[]; subject: string; headers: Record<string, string>; text: string }

const t = textsOf('es')

async function mailsTo(request: APIRequestContext, addresses: readonly string[]) {
  const answer = await request.get(`${process.env['MAILBOX_URL']}/messages.json`)
  const messages = (await answer.json()) as Message[]
  return messages.filter(({ to }) => to.some((address) => addresses.includes(address)))
}

/** What the catcher has for these addresses, once it is so many. */
async function received(request: APIRequestContext, addresses: readonly string[], count: number) {
  const find = async () => (await mailsTo(request, addresses)).length
  await expect.poll(find, { timeout: 40_000 }).toBe(count)
  return mailsTo(request, addresses)
}

test('an edition is written, looked at, tested and sent; who leaves by it is counted', async ({
  page,
  context,
  request,
  baseURL,
  problems,
}) => {
  test.setTimeout(120_000)
  // What lacks, and the password, are asked for by refusals.
  problems.allow(/status of 40[039]/)
  const admin = await enterAs(context, baseURL!, 'admin')
  await forgetPassword(admin)
  // In a language and with a topic of their own: the other readers are not asked for.
  const readers = await withDatabase((db) =>
    subscribers(db, 2, { locale: 'en', interests: ['flexibility'] }),
  )
  const addresses = readers.map(({ email }) => email)
  const subject = `Stretching ${readers[0]!.id}`
  const dialog = page.getByRole('dialog')
  const givePassword = async () => {
    const asked = page.getByRole('dialog', { name: t('admin.password.title') })
    await asked.getByLabel(t('admin.password.label'), { exact: true }).fill(PASSWORD)
    await asked.getByRole('button', { name: t('admin.password.confirm') }).click()
  }
  const save = page.getByRole('button', { name: t('adminNewsletter.stale.save') })

  await test.step('write', async () => {
    await page.goto('/admspace?tab=newsletter')
    await page.getByRole('button', { name: t('adminNewsletter.new') }).click()
    await expect(
      page.getByRole('heading', { name: t('adminNewsletter.compose.heading') }),
    ).toBeFocused()
    const english = page.getByRole('group', { name: t('adminNewsletter.compose.en') })
    await english.getByLabel(t('adminNewsletter.compose.subject')).fill(subject)
    await english.getByLabel(t('adminNewsletter.compose.text')).fill('This week: **stretching**.')
    const audience = page.getByRole('region', { name: t('adminNewsletter.audience.heading') })
    await audience.getByLabel(t('newsletterForm.locales.en')).check()
    await audience.getByLabel(t('newsletterForm.interest.flexibility')).check()
    const articles = page.getByRole('region', { name: t('adminNewsletter.compose.articles') })
    await articles.getByLabel(t('adminNewsletter.compose.find')).fill('agujetas')
    await articles.getByRole('button', { name: /^Añadir Agujetas/ }).click()
    // Its button is gone: the focus is where the article is now.
    await expect(articles.getByRole('listitem').filter({ hasText: /^Agujetas/ })).toBeFocused()
    await expect(page.getByText(t('editing.state.saved'))).toBeVisible()
    expect(await violations(page)).toEqual([])
    // Nothing typed is lost.
    await page.reload()
    await expect(english.getByLabel(t('adminNewsletter.compose.subject'))).toHaveValue(subject)
  })

  await test.step('what a colleague has saved is neither saved over nor sent unasked', async () => {
    const id = new URL(page.url()).searchParams.get('edition')!
    const mine = page.getByLabel(t('adminNewsletter.compose.subject')).nth(1)
    const current = async () =>
      (await (await page.request.get(`/api/admin/newsletters/${id}`)).json()) as Edition
    const { version, ...before } = await current()
    const content = Object.fromEntries(EDITION_FIELDS.map((name) => [name, before[name]]))
    const answer = await page.request.patch(`/api/admin/newsletters/${id}`, {
      headers: { origin: new URL(page.url()).origin },
      data: { ...content, version, subjectEn: 'Theirs', textEs: 'Suyo' },
    })
    expect(answer.status()).toBe(200)
    await mine.fill('Mine')
    // At once, before the pause that saves: what is shown or sent is saved first.
    await page.getByRole('button', { name: t('adminNewsletter.send.open') }).click()
    const panel = page.getByRole('region', { name: t('editing.stale.title') })
    await expect(panel).toBeFocused()
    for (const name of [t('adminNewsletter.send.open'), t('adminNewsletter.preview.open')])
      await expect(page.getByRole('button', { name })).toBeDisabled()
    await expect(dialog).toHaveCount(0)
    expect(await current()).toMatchObject({ subjectEn: 'Theirs', version: version + 1 })
    // Only what both have changed is asked about; the rest is taken.
    await expect(panel.getByRole('group')).toHaveCount(1)
    await expect(page.getByLabel(t('adminNewsletter.compose.text')).first()).toHaveValue('Suyo')
    expect(await violations(page)).toEqual([])
    await panel.getByRole('radio', { name: /Theirs/ }).check()
    await expect(mine).toHaveValue('Theirs')
    await panel.getByRole('radio', { name: /Mine/ }).check()
    await expect(mine).toHaveValue('Mine')
    await save.click()
    await expect(panel).toBeHidden()
    expect(await current()).toMatchObject({ subjectEn: 'Mine', textEs: 'Suyo' })
    await mine.fill(subject)
    await expect(page.getByText(t('editing.state.saved'))).toBeVisible()
  })

  await test.step('an edition saved elsewhere while the dialog is open is not sent', async () => {
    const id = new URL(page.url()).searchParams.get('edition')!
    await page.getByRole('button', { name: t('adminNewsletter.send.open') }).click()
    await expect(dialog.getByText(/^Se enviará a/)).toBeVisible()
    const read = await page.request.get(`/api/admin/newsletters/${id}`)
    const { version, ...before } = (await read.json()) as Edition
    const content = Object.fromEntries(EDITION_FIELDS.map((name) => [name, before[name]]))
    const answer = await page.request.patch(`/api/admin/newsletters/${id}`, {
      headers: { origin: new URL(page.url()).origin },
      data: { ...content, version, textEs: 'Otra vez suyo' },
    })
    expect(answer.status()).toBe(200)
    await dialog.getByRole('button', { name: t('adminNewsletter.send.confirmNow') }).click()
    await givePassword()
    await expect(page.getByText(t('adminNewsletter.stale.taken'))).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByLabel(t('adminNewsletter.compose.text')).first()).toHaveValue(
      'Otra vez suyo',
    )
  })

  await test.step('look at it, and test it', async () => {
    await page.getByRole('button', { name: t('adminNewsletter.preview.open') }).click()
    const frame = dialog.frameLocator('iframe')
    await expect(frame.getByText('stretching', { exact: true })).toBeVisible()
    await expect(frame.getByRole('link', { name: /sore/i })).toBeVisible()
    await dialog.getByText(t('adminNewsletter.preview.text')).click()
    await expect(dialog.getByText(/This week: stretching\./)).toBeVisible()
    await dialog.getByRole('button', { name: t('adminNewsletter.preview.test') }).click()
    await expect(dialog.getByText(admin.email)).toBeVisible()
    const [mail] = await received(request, [admin.email], 1)
    expect(mail!.subject).toBe(`[Test] ${subject}`)
    await page.keyboard.press('Escape')
  })

  await test.step('send it', async () => {
    await page.getByRole('button', { name: t('adminNewsletter.send.open') }).click()
    await expect(dialog.getByText(/^Se enviará a \d+ personas?, en inglés\./)).toBeVisible()
    await dialog.getByRole('button', { name: t('adminNewsletter.send.confirmNow') }).click()
    await expect(page.getByRole('heading', { name: subject })).toBeVisible()
    await expect(page.getByText(t('adminNewsletter.state.sent'))).toBeVisible({ timeout: 60_000 })
  })

  await test.step('each has it once, and leaves with one click', async () => {
    const mails = await received(request, addresses, 2)
    expect(new Set(mails.flatMap(({ to }) => to)).size).toBe(2)
    for (const { headers, subject: got } of mails) {
      expect(got).toBe(subject)
      expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    }
    const [, link] = /^<(.+)>$/.exec(mails[0]!.headers['list-unsubscribe']!)!
    // As a mail provider does: from elsewhere, without cookies.
    const answer = await fetch(link!, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(answer.status).toBe(200)
    const rows = await withDatabase((db) =>
      db
        .select({ email: newsletterSubscriptions.email })
        .from(newsletterSubscriptions)
        .where(eq(newsletterSubscriptions.isActive, false)),
    )
    expect(rows.map(({ email }) => email)).toContain(mails[0]!.to[0])
    await page.reload()
    const left = page.getByText(t('adminNewsletter.count.unsubscribed'), { exact: true })
    await expect(left.locator('+ dd')).toHaveText('1')
  })

  await test.step('an edition that is not there is no failure; back in the list, the focus is on its row', async () => {
    const id = new URL(page.url()).searchParams.get('edition')!
    const row = page.locator(`#open-${id}`)
    const back = page.getByRole('button', { name: t('adminNewsletter.back') })
    // The list was not read yet.
    await back.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await row.click()
    await expect(page.getByRole('heading', { name: subject })).toBeFocused()
    await back.click()
    await expect(row).toBeFocused()
    await page.goto('/admspace?tab=newsletter&edition=7')
    await expect(page.getByText(t('adminNewsletter.gone'))).toBeVisible()
  })

  await withDatabase((db) =>
    db.delete(newsletterSubscriptions).where(inArray(newsletterSubscriptions.email, addresses)),
  )
})
