import { eq } from 'drizzle-orm'
import { users } from '#db/schema/index.ts'
import { PASSWORD } from '#tests/support/accounts.ts'
import { expectAccessible } from './support/accessible.ts'
import { enterAs, forgetPassword, newPerson, withDatabase } from './support/person.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

inLanguage('es', (locale) => {
  const t = textsOf(locale)
  const area = `${locale === 'es' ? '' : '/en'}/admspace?tab=users`

  test('an admin finds somebody, disables and enables them, and reads it in the audit log', async ({
    page,
    context,
    baseURL,
    problems,
  }) => {
    test.setTimeout(90_000)
    // The password is asked for once the server has refused.
    problems.allow(/403 \(Forbidden\).*\/api\/admin\/users/)
    // The account that is gone when its sessions are to be ended.
    problems.allow(/404 \(Not Found\).*\/api\/admin\/users/)
    const person = await newPerson()
    await forgetPassword(await enterAs(context, baseURL!, 'admin'))
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const panel = page.getByRole('region', { name: t('adminUsers.detail.label') })

    await test.step('the order that nobody has chosen is shown', async () => {
      await page.goto(area)
      const created = page.getByRole('columnheader', { name: t('adminUsers.created') })
      await expect(created).toHaveAttribute('aria-sort', 'descending')
    })

    await test.step('the keyboard stays on the pages, also on the last one', async () => {
      const last = page.getByRole('link', { name: t('admin.pages.last') })
      await last.press('Enter')
      await expect(last).toBeDisabled()
      await expect(last).toBeFocused()
      await page.getByRole('link', { name: t('admin.pages.previous') }).press('Enter')
      await expect(last).toBeEnabled()
    })

    await test.step('found by the beginning of the address, which is not in the page’s', async () => {
      await page.goto(area)
      await page.getByLabel(t('adminUsers.search')).fill(person.email)
      await expect(page.getByRole('row')).toHaveCount(2)
      expect(page.url()).not.toContain('example')
      await expectAccessible(page, 'the list')
      await page.getByRole('rowheader').getByRole('button').press('Enter')
      await expect(panel).toBeFocused()
      await expect(panel).toContainText(t('adminUsers.detail.noHealth'))
      await expectAccessible(page, 'an account')
    })

    await test.step('disabled after the password, with what was typed', async () => {
      await button(t('adminUsers.disable.button')).click()
      const dialog = page.getByRole('dialog')
      const reason = dialog.getByLabel(t('adminUsers.reason.label'))
      await reason.fill('Spam a todos')
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await button(t('island.close')).press('Enter')
      await page.getByRole('rowheader').getByRole('button').press('Enter')
      await button(t('adminUsers.disable.button')).click()
      await expect(reason).toHaveValue('Spam a todos')
      await expect(dialog).toContainText(t('fields.counter', { used: 12, max: 500 }))
      await button(t('adminUsers.disable.confirm')).click()
      const asked = page.getByRole('dialog', { name: t('admin.password.title') })
      await asked.getByLabel(t('admin.password.label'), { exact: true }).fill(PASSWORD)
      await button(t('admin.password.confirm')).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(panel).toContainText('«Spam a todos»')
      await expect(page.getByRole('table')).toContainText(t('adminUsers.state.of.disabled'))
    })

    await test.step('enabled without asking again', async () => {
      await button(t('adminUsers.enable.button')).click()
      await page.getByRole('dialog').getByLabel(t('adminUsers.reason.label')).fill('Era un error')
      await button(t('adminUsers.enable.confirm')).click()
      await expect(panel).not.toContainText('Spam a todos')
    })

    await test.step('nobody becomes a professional by a change of role', async () => {
      await button(t('adminUsers.changeRole.button')).click()
      const roles = page.getByRole('dialog').getByLabel(t('adminUsers.role.label'))
      // Without a page of a profession there is none to choose.
      await expect(roles.getByRole('option')).toHaveText([
        t('adminUsers.role.of.admin'),
        t('adminUsers.role.of.athlete'),
      ])
      await page.keyboard.press('Escape')
    })

    await test.step('all of it is in the audit log, by the account', async () => {
      await page.getByRole('link', { name: t('adminUsers.detail.audit') }).click()
      const events = page.getByRole('table').getByRole('row')
      await expect(events).toContainText([
        t('adminAudit.outcome.label'),
        t('adminAudit.act.user-read'),
        t('adminAudit.act.sign-in-enabled'),
        t('adminAudit.act.user-read'),
        t('adminAudit.act.sign-in-disabled'),
        t('adminAudit.act.user-read'),
      ])
      await expectAccessible(page, 'the audit log')
    })

    await test.step('why something could not be done is said in the dialog', async () => {
      await page.goBack()
      await button(t('adminUsers.sessions.button')).click()
      await withDatabase((db) => db.delete(users).where(eq(users.id, person.id)))
      await button(t('adminUsers.sessions.confirm')).click()
      const asked = page.getByRole('alertdialog', { name: t('adminUsers.sessions.title') })
      await expect(asked.getByRole('alert')).toHaveText(t('island.failure.gone'))
    })
  })
})
