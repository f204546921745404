import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { ask } from '#components/consent/consent.client.ts'
import type { CookieChoice } from '#lib/consent/choice.ts'
import { recordConsent } from '#lib/consent/calls.ts'
import { COOKIE_REVISION } from '#lib/consent/revision.ts'
import { DONE } from '#lib/http/done.ts'
import { $cookieChoice } from '#stores/cookie-choice.ts'
import { CHOSEN } from '#tests/e2e/support/cookie-choice.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { expectAccessible } from '../support/accessible.ts'
import { answer, refused } from '../support/api.ts'
import { forgetFocus } from '../support/focus.ts'
import { mount } from '../support/mount.tsx'

const t = textsOf('es')
const banner = page.getByRole('region', { name: t('consent.banner.label'), exact: true })
const settings = page.getByRole('dialog', { name: t('consent.settings.title') })
const answers = [t('consent.acceptAll'), t('consent.rejectOptional'), t('consent.configure')].map(
  (name) => banner.getByRole('button', { name }),
)

const box = (purpose: 'analytics' | 'personalization') =>
  settings.getByRole('checkbox', { name: t(`consent.settings.${purpose}`), exact: false })

/** A choice about the current policy: everything optional is refused. */
const REFUSED = JSON.parse(CHOSEN) as CookieChoice

/** The banner stands before the header of the page. */
const header = document.createElement('header')

beforeEach(() => {
  mount(
    <h1 id="content" tabIndex={-1}>
      Mi Forma Activa
    </h1>,
    { at: '/faq' },
  )
  document.body.prepend(header)
})

afterEach(async () => {
  await userEvent.keyboard('{Escape}')
  forgetFocus()
  header.remove()
  document.querySelector('.cookies')?.remove()
})

test.each([
  [390, 844, 120],
  [1440, 900, 76],
])('at %d × %d px it takes %d px at most', async (width, height, most) => {
  await page.viewport(width, height)
  $cookieChoice.forget()
  await ask()
  await expect.element(banner).toBeVisible()
  expect(banner.element().getBoundingClientRect().height).toBeLessThanOrEqual(most)
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

test('dismissing the settings answers nothing; each purpose is chosen by itself there', async () => {
  const sent = answer(recordConsent, DONE)
  $cookieChoice.forget()
  await ask()
  await answers[2]!.click()
  await box('analytics').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(settings).not.toBeInTheDocument()
  await expect.element(banner).toBeVisible()
  await expect.element(answers[2]!).toHaveFocus()
  expect($cookieChoice.get()).toBeNull()

  await answers[2]!.click()
  // Nothing is ticked before.
  await expect.element(box('analytics')).not.toBeChecked()
  await expect.element(box('personalization')).not.toBeChecked()
  await box('personalization').click()
  await settings.getByRole('button', { name: t('consent.settings.save') }).click()
  await expect.element(banner).not.toBeInTheDocument()
  expect($cookieChoice.get()).toMatchObject({ analytics: false, personalization: true })
  await expect.poll(() => sent().length).toBe(1)
})

test('a record that failed is sent again by the next page, once', async () => {
  const failed = answer(recordConsent, () => refused('UNAVAILABLE'))
  $cookieChoice.forget()
  await ask()
  await answers[1]!.click()
  await expect.poll(() => failed().length).toBe(1)
  await expect.element(banner).not.toBeInTheDocument()
  expect($cookieChoice.get()).toMatchObject({ personalization: false, recorded: false })

  const sent = answer(recordConsent, DONE)
  // As the next pages do.
  await ask()
  await expect.poll(() => $cookieChoice.get()).toMatchObject({ recorded: true })
  await ask()
  expect(sent()).toHaveLength(2)
  await expect.element(banner).not.toBeInTheDocument()
})

test('without storage the choice lasts as long as the page', async () => {
  answer(recordConsent, DONE)
  $cookieChoice.forget()
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  await ask()
  await answers[0]!.click()
  await expect.element(banner).not.toBeInTheDocument()
  expect($cookieChoice.get()).toMatchObject({ analytics: true, personalization: true })
  await ask()
  await expect.element(banner).not.toBeInTheDocument()
  refuse.mockRestore()
  expect(localStorage.getItem('cookie-consent'), 'for the next page').toBeNull()
  $cookieChoice.forget()
})
