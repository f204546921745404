import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LOCALES } from '#lib/i18n/locales.ts'
import * as notifications from '#lib/notifications/calls.ts'
import { PATHS } from '#lib/site/routes.ts'
import { answer } from '../support/api.ts'
import { answerOwn, ATHLETE, openOwn, TRAINER } from './support.tsx'

beforeEach(() => page.viewport(390, 844))

const barTop = () => document.querySelector('.save-bar')!.getBoundingClientRect().top

test.each(LOCALES)('%s: an invalid field is scrolled above the save bar', async (locale) => {
  answerOwn(TRAINER)
  const { t, phone, save } = openOwn('data', PATHS.profileData, locale)
  await phone.fill('12')
  // The button does not scroll: it is in view wherever the page stands.
  scrollTo(0, 0)
  await save.click()
  await expect.element(phone).toHaveFocus()
  const problem = page.getByText(t('fields.problem.invalid_phone'))
  await expect.element(problem).toBeInViewport()
  await expect
    .poll(() => problem.element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(barTop())
})

test.each(LOCALES)('%s: a notice does not lie over the save bar', async (locale) => {
  answerOwn(ATHLETE)
  answer(notifications.listNotifications, { items: [], unread: 0, mutedMails: [] })
  const updated = answer(notifications.updateNotifications, { unread: 0, mutedMails: [] })
  const { t, says } = openOwn('privacy', PATHS.profilePrivacy, locale)
  await page.getByRole('checkbox', { name: t('people.newsletter'), exact: false }).click()
  const mails = page.getByRole('region', { name: t('account.mailKinds.title') })
  await mails.getByRole('checkbox').first().click()
  await says(t('account.mailKinds.saved'))
  expect(updated()).toHaveLength(1)
  // It moves up while it appears.
  await expect
    .poll(
      () =>
        document.querySelector('[data-scope="toast"][data-part="root"]')!.getBoundingClientRect()
          .bottom,
    )
    .toBeLessThanOrEqual(barTop())
})
