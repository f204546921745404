import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { island } from '#client/island/island.tsx'
import { useHydrated } from '#client/use-hydrated.ts'
import { Bmi } from '#islands/calculators/bmi.tsx'
import { ContactPage } from '#islands/contact-page/contact-page.tsx'
import { NewsletterSignup } from '#islands/newsletter/newsletter-signup.tsx'
import { DONE } from '#lib/http/done.ts'
import { TEXTS } from '#lib/i18n/texts.ts'
import { subscribe } from '#lib/newsletter/calls.ts'
import { createSiteMessage } from '#lib/site-messages/calls.ts'
import type { ContactForm } from '#lib/site-messages/contact-form.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { answer } from '../support/api.ts'
import { mountBuilt } from '../support/mount.tsx'
import { allowProblem } from '../support/problems.ts'
import { translate } from '#tests/support/translate.ts'
import '../tools/support/css.ts'

/**
 * A browser's translator has changed the texts of a page before its islands are alive. React, which finds other texts than
 * its own, removes what it was to take over, and draws it again.
 */

const t = textsOf('es')
const T = { locale: 'es', texts: TEXTS.es } as const

let stop: (() => void) | undefined
beforeEach(() => {
  allowProblem(/^hydration: /)
})
afterEach(() => {
  stop?.()
  stop = undefined
})

/** The HTML of a page, translated. @returns hydrates it, and expects that all of it was drawn again */
function mountTranslated(...[part, around]: Parameters<typeof mountBuilt>) {
  const hydrate = mountBuilt(part, around)
  const controls = [...document.querySelectorAll('main:last-of-type :is(input, select, textarea)')]
  stop ??= translate(document.body)
  return async () => {
    await hydrate()
    expect(controls.filter((control) => control.isConnected)).toEqual([])
  }
}

const select = (locator: Locator, start: number, end: number) =>
  (locator.element() as HTMLTextAreaElement).setSelectionRange(start, end)

test('a message that was begun on a translated page is sent', async () => {
  const form: ContactForm = {
    challenge: { left: 2, operator: 'plus', right: 3, token: 'first' },
    key: '0b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d11',
    values: { name: '', email: '', phone: '', message: '', objective: '' },
    problems: {},
    failure: null,
  }
  const sent = answer(createSiteMessage, { code: 'MFG-0a1b2c3d-K7', copied: false })
  const hydrate = mountTranslated(<ContactPage {...T} form={form} />)
  const field = (name: 'name' | 'email' | 'objective' | 'message') =>
    page.getByLabelText(t(`contactPage.${name}`))
  await field('name').fill('Nora Gil')
  await field('email').fill('nora@example.com')
  await field('objective').selectOptions('trainer')
  await field('message').fill('Nunca he pisado un gimnasio.')
  select(field('message'), 6, 8)
  await hydrate()
  await expect.element(field('message')).toHaveFocus()
  await userEvent.keyboard('no he')
  await page.css('#contact-answer').fill('5')
  await page.getByRole('button', { name: t('contactPage.submit') }).click()
  await expect
    .poll(() => sent().map(({ body }) => body))
    .toEqual([
      {
        ...{ name: 'Nora Gil', email: 'nora@example.com', phone: '', objective: 'trainer' },
        message: 'Nunca no he pisado un gimnasio.',
        challenge: { token: 'first', answer: 5 },
      },
    ])
})

test('what was filled in and chosen for the newsletter is sent', async () => {
  const sent = answer(subscribe, DONE)
  const hydrate = mountTranslated(<NewsletterSignup {...T} place="page" />)
  await page.getByLabelText(t('newsletterForm.interest.cardio')).click()
  await page.getByLabelText(t('newsletterForm.form.email')).fill('nora@example.com')
  await hydrate()
  await page.getByRole('button', { name: t('newsletterForm.form.submit') }).click()
  await expect
    .poll(() => sent().map(({ body }) => body))
    .toEqual([{ email: 'nora@example.com', name: null, interests: ['cardio'], locale: 'es' }])
})

test('a calculator calculates with the numbers and the unit from before', async () => {
  const hydrate = mountTranslated(<Bmi {...T} place="page" />)
  await page.css('label:has([value=lb])').click()
  await page.css('[name=weight]').fill('154')
  await page.css('[name=height]').fill('178')
  await hydrate()
  await expect.element(page.css('[name=height]')).toHaveFocus()
  await expect.element(page.css('[value=lb]')).toBeChecked()
  await page.getByRole('button', { name: t('calculators.calculate') }).click()
  await expect.element(page.css('[data-part=value]')).toMatchTextContent('22,0')
})

const Typed = island(({ kept = '' }: { kept?: string }) => {
  const isHydrated = useHydrated()
  return (
    <form aria-label={kept}>
      {`before ${kept}`} <i>the field</i>
      <input name="name" aria-label="Name" defaultValue={isHydrated ? kept : ''} />
    </form>
  )
})
const nameIn = (form: string) => page.getByRole('form', { name: form }).getByLabelText('Name')

test('each of several islands keeps what is its own', async () => {
  const hydrates = ['one', 'two'].map((name) => mountTranslated(<Typed {...T} kept={name} />))
  await nameIn('one').fill('Ana')
  await nameIn('two').fill('Eva')
  await hydrates[1]!()
  await hydrates[0]!()
  await expect.element(nameIn('one')).toHaveValue('Ana')
  await expect.element(nameIn('two')).toHaveValue('Eva')
})

test('what this browser keeps is shown where nothing was typed', async () => {
  const hydrate = mountTranslated(<Typed {...T} kept="draft" />)
  await hydrate()
  await expect.element(nameIn('draft')).toHaveValue('draft')
})
