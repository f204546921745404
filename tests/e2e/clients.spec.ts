import { PATHS } from '#lib/site/routes.ts'
import { clientsOn, trainerIn } from './support/clients.ts'
import { submitSignIn } from './support/forms.ts'
import { enterAs, forgetTries, newPerson } from './support/person.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const t = textsOf('es')

test('the link of the invitation leads a new athlete to the request', async ({
  page,
  context,
  newVisitor,
  baseURL,
}) => {
  await forgetTries()
  await trainerIn(context, baseURL!)
  const clients = clientsOn(page)
  await clients.open()
  await clients.invite.first().click()
  const dialog = page.getByRole('dialog', { name: t('clients.invite.title') })
  await expect(dialog).toHaveAccessibleDescription(t('clients.invite.text'))
  await expect(dialog.getByRole('img', { name: t('clients.invite.code') })).toBeVisible()
  const link = await dialog.getByRole('textbox', { name: t('clients.invite.link') }).inputValue()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: t('clients.invite.save') }).click()
  expect((await download).suggestedFilename()).toBe('codigo-mi-forma-activa.png')
  await page.keyboard.press('Escape')
  await expect(clients.invite.first()).toBeFocused()

  const visitor = await newVisitor()
  await enterAs(visitor, baseURL!)
  const athlete = await visitor.newPage()
  const { pathname, search } = new URL(link)
  await athlete.goto(pathname + search)
  const linked = athlete.getByRole('region', { name: t('healthSharing.linked.title') })
  await expect(linked).toContainText('Ona Clientes')
  await linked.getByRole('button', { name: t('healthSharing.found.request') }).click()
  const consent = athlete.getByRole('dialog', { name: t('healthConsent.title') })
  await consent.getByRole('checkbox').check()
  await consent.getByRole('button', { name: t('healthConsent.give') }).click()
  await expect(
    athlete.getByRole('region', { name: t('healthSharing.group.pending'), exact: true }),
  ).toContainText('Ona Clientes')

  await clients.open('?tab=pending')
  await expect(clients.tab('pending', 1)).toBeVisible()
  await expect(clients.names).toHaveText(['Test athlete'])
})

test('signed out, one goes to the sign-in and comes back to the same client', async ({ page }) => {
  const person = await newPerson('trainer')
  const address = `${PATHS.clients}?tab=pending&sort=name`
  await page.goto(address)
  await expect(page).toHaveURL(`/auth?mode=login&next=${encodeURIComponent(address)}`)
  await submitSignIn(page, 'es', person)
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { name: t('clients.empty.pending') })).toBeVisible()
})
