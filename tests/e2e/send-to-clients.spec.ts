import type { Page } from '@playwright/test'
import { signOut } from './support/forms.ts'
import { forgetTries } from './support/person.ts'
import { sendingOn } from './support/sending.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { enterTrainer } from './support/workspace.ts'

const t = textsOf('es')

const draftIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('drafts'))

test('what was not sent is offered after a reload, and goes with who signs out', async ({
  page,
  context,
  baseURL,
}) => {
  await forgetTries()
  await enterTrainer(context, baseURL!)
  const sending = sendingOn(page)
  const offer = page.getByRole('dialog', { name: t('sendQuestionnaire.draft.title') })
  await sending.open()
  await sending.title.fill('A medias')
  await expect.poll(() => draftIn(page)).toContain('A medias')
  page.on('dialog', (question) => void question.accept())
  await page.reload()
  await expect(offer).toContainText('«A medias»')
  await offer.getByRole('button', { name: t('sendQuestionnaire.draft.continue') }).click()
  await expect(sending.title).toHaveValue('A medias')
  await page.keyboard.press('Escape')
  await expect(sending.dialog).toHaveCount(0)
  expect(await draftIn(page)).toContain('A medias')

  await signOut(page, 'es')
  expect(await draftIn(page)).toBeNull()
})
