import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { confirmPassword } from '#lib/admin/access-calls.ts'
import { downloadUsers, listUsers } from '#lib/admin/users-calls.ts'
import { type UserRow } from '#lib/admin/users-schemas.ts'
import { DONE } from '#lib/http/done.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { expectAccessible } from '../support/accessible.ts'
import { answer, answerAt, ok, refused } from '../support/api.ts'
import { downloaded } from '../support/departures.ts'
import { button, onePage, openAdmin } from './support.tsx'

test.each(LOCALES)('%s: a file is saved once the password was given again', async (locale) => {
  const t = textsOf(locale)
  let isGiven = false
  answer(listUsers, onePage<UserRow>([]))
  const content = new Blob(['email\r\nana@example.com\r\n'], { type: downloadUsers.download.type })
  const asked = answerAt('GET', downloadUsers.path, () =>
    isGiven ? ok({ name: 'usuarios-2026.csv', content }) : refused('PASSWORD_NEEDED'),
  )
  answer(confirmPassword, ({ body }) => {
    isGiven = (body as { password: string }).password === 'cinco sillas'
    return isGiven ? ok(DONE) : refused('INVALID_INPUT', { password: 'wrong_password' })
  })
  openAdmin('?tab=users&role=trainer', locale)
  const dialog = page.getByRole('dialog', { name: t('admin.password.title') })
  const password = dialog.getByLabelText(t('admin.password.label'), { exact: true })
  const confirm = dialog.getByRole('button', { name: t('admin.password.confirm') })

  // Given up, nothing is saved and nothing has failed.
  await button(t('admin.csv.button')).click()
  await expect.element(password).toHaveFocus()
  await expectAccessible('the password')
  await dialog.getByRole('button', { name: t('island.cancel') }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  expect(downloaded()).toEqual([])

  await button(t('admin.csv.button')).click()
  await password.fill('not the password')
  await confirm.click()
  await expect.element(dialog.getByText(t('fields.problem.wrong_password'))).toBeVisible()
  await expect.element(password).toHaveFocus()
  await password.fill('cinco sillas')
  await confirm.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => downloaded().length).toBe(1)
  expect(downloaded()[0]!.name).toBe('usuarios-2026.csv')
  expect(await (await downloaded()[0]!.content).text()).toBe(await content.text())
  // Always for the rows that are shown.
  expect(asked().map(({ query }) => query['role'])).toEqual(Array(3).fill('trainer'))
})
