import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { ask } from '#components/consent/consent.client.ts'
import type { CookieChoice } from '#lib/consent/choice.ts'
import { recordConsent } from '#lib/consent/contract.ts'
import { COOKIE_REVISION } from '#lib/consent/revision.ts'
import { DONE } from '#lib/http/done.ts'
import { $cookieChoice } from '#stores/cookie-choice.ts'
import { CHOSEN } from '#tests/e2e/support/cookie-choice.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { expectAccessible } from '../support/accessible.ts'
import { answer } from '../support/api.ts'
import { mount } from '../support/mount.tsx'

const t = textsOf('es')
const banner = page.getByRole('region', { name: t('consent.banner.label'), exact: true })
const settings = page.getByRole('dialog', { name: t('consent.settings.title') })
const answers = [t('consent.acceptAll'), t('consent.rejectOptional'), t('consent.configure')].map(
  (name) => banner.getByRole('button', { name }),
)

/** A choice about the current policy: everything optional is refused. */
const REFUSED = JSON.parse(CHOSEN) as CookieChoice

/** The banner stands before the header of the page. */
const header = document.createElement('header')

beforeEach(() => {
  mount(<h1>Mi Forma Activa</h1>, { at: '/faq' })
  document.body.prepend(header)
})

afterEach(async () => {
  await userEvent.keyboard('{Escape}')
  header.remove()
  document.querySelector('.cookies')?.remove()
})

test('the three answers are on one level and equally large', async () => {
  $cookieChoice.forget()
  await ask()
  await expect.element(banner).toBeVisible()
  const look = (button: Locator) => {
    const element = button.element()
    const { y, height } = element.getBoundingClientRect()
    const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(element)
    return { y, height, backgroundColor, color, borderColor, fontSize, fontWeight }
  }
  const [accept, reject, configure] = answers.map(look)
  expect(reject).toEqual(accept)
  expect(configure).toEqual(accept)
})

test('the banner and the settings are accessible', async () => {
  $cookieChoice.forget()
  await ask()
  await expect.element(banner).toBeVisible()
  await expectAccessible('banner')
  await answers[2]!.click()
  await expect.element(settings).toBeVisible()
  await expectAccessible('settings')
})

test('a newer revision asks again, under the same browser id', async () => {
  const sent = answer(recordConsent, DONE)
  const older: CookieChoice = { ...REFUSED, revision: COOKIE_REVISION - 1, personalization: true }
  $cookieChoice.set(older)
  await ask()
  await answers[1]!.click()
  await expect.element(banner).not.toBeInTheDocument()
  const { browserId } = older
  await expect
    .poll(() => $cookieChoice.get())
    .toMatchObject({ revision: COOKIE_REVISION, personalization: false, browserId, recorded: true })
  expect(sent().map(({ body }) => body)).toEqual([
    expect.objectContaining({ revision: COOKIE_REVISION, personalization: false, browserId }),
  ])
})

test('who has answered the current policy is not asked', async () => {
  $cookieChoice.set(REFUSED)
  await ask()
  await expect.element(banner).not.toBeInTheDocument()
})
