import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LOCALES, localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { CALCULATORS } from '#lib/tools/tools.ts'
import { EXAMPLES, type Example } from '#tests/fixtures/calculator-examples.ts'
import { press } from '../support/act.ts'
import { expectAccessible } from '../support/accessible.ts'
import { leavePage } from '../support/mount.tsx'
import { beyondTheEdge, replace } from './support/browser.ts'
import { enter, openCalculator } from './support/calculators.tsx'

// The messages of each language are unit-tested: problem-text.test.ts.
test.each(CALCULATORS)(
  '%s: an empty form reports missing values at the first field',
  async (tool) => {
    const { form, go, headline, errors } = openCalculator(tool, 'es')
    await go.click()
    await expect.element(errors.first()).toBeVisible()
    const wrong = form.css('[data-invalid] input, input[data-invalid]').first()
    await expect.element(wrong).toHaveFocus()
    expect(headline.elements()).toHaveLength(0)
    await expectAccessible()
  },
)

/** Enters an example, and expects its published result to be shown and announced. */
async function expectExample({ tool, result, ...entered }: Example, locale: Locale) {
  const opened = openCalculator(tool, locale)
  await enter(opened, entered)
  expect(opened.said()).toBe('')
  await opened.go.click()
  for (const text of result[locale]) {
    await expect.element(opened.result).toMatchTextContent(text)
  }
  expect(opened.said()).not.toBe('')
  return opened
}

test.each(EXAMPLES)(
  '$tool: the example of $source is correct, announced and accessible',
  async (example) => {
    await expectExample(example, 'es')
    await expectAccessible()
  },
)

test.each(EXAMPLES)(
  '$tool on a phone, in English: the same result scrolls into view and fits, and its targets are large',
  async (example) => {
    await page.viewport(320, 640)
    const { value, island } = await expectExample(example, 'en')
    await expect.element(value).toBeInViewport()
    expect(beyondTheEdge()).toBe(0)
    const targets = island
      .css('button, a, select, summary, input[type=text], label:has(input[type=radio])')
      .elements()
      .filter((target) => target.getClientRects().length > 0)
    expect(targets.length).toBeGreaterThan(4)
    for (const target of targets) {
      const { width, height } = target.getBoundingClientRect()
      expect(Math.min(width, height), target.outerHTML).toBeGreaterThanOrEqual(44)
    }
  },
)

describe.each(LOCALES)('%s', (locale) => {
  const typed = { es: '70,5', en: '70.5' }[locale]
  const pounds = { es: '155,4', en: '155.4' }[locale]

  test('units convert the entered values without loss and are kept', async () => {
    const { field, unit, go, result, value } = openCalculator('bmi', locale)
    await field('height').fill('178')
    await field('weight').fill(typed)
    await go.click()
    await expect.element(value).toBeVisible()
    const { textContent: before } = value.element()
    await unit('lb').click()
    await expect.element(field('weight')).toHaveValue(pounds)
    await expect.element(result).toMatchTextContent('lb')
    expect(value.element().textContent).toBe(before)
    await unit('kg').click()
    await expect.element(field('weight')).toHaveValue(typed)
    await unit('lb').click()
    leavePage()
    const { chosenUnit } = openCalculator('bmi', locale)
    await expect.element(chosenUnit('lb')).toBeChecked()
    await expect.element(chosenUnit('cm')).toBeChecked()
  })

  test('a shared link gives the same result in both languages', async () => {
    const copied: string[] = []
    replace(navigator.clipboard, 'writeText', (text: string) => {
      copied.push(text)
      return Promise.resolve()
    })
    const { t, field, unit, go, share, actions } = openCalculator('bmi', locale)
    await unit('lb').click()
    await field('height').fill('178')
    await field('weight').fill('154')
    await go.click()
    await share.click()
    await expect.element(actions).toMatchTextContent(t('calculators.share.copied'))
    const link = new URL(copied.join())
    expect(link.hash).toBe('#height=178&weight=154lb')
    expect(link.search).toBe('')
    expect(link.pathname).toBe(localizedPath('/tools/bmi', locale))
    for (const language of LOCALES) {
      leavePage()
      const linked = openCalculator('bmi', language, link.hash)
      await expect.element(linked.value).toMatchTextContent(/22[.,]0/)
      await expect.element(linked.field('weight')).toHaveValue('154')
    }
  })
})

test('beside a result the solid button finds somebody, and calculates where the fields give none', async () => {
  const { go, actions, field } = openCalculator('bmi', 'es', '#height=178&weight=70')
  const find = actions.getByRole('link')
  await expect.element(find).toBeVisible()
  const solid = () =>
    [find, go].map(
      (button) => getComputedStyle(button.element()).backgroundColor !== 'rgba(0, 0, 0, 0)',
    )
  await expect.poll(solid).toEqual([true, false])
  await field('weight').fill('')
  await expect.poll(solid).toEqual([false, true])
})

test('an invalid value only shows its message and keeps the entered text', async () => {
  const link = '#height=165&weight=68'
  const { t, field, go, result, errors } = openCalculator('bmi', 'en', link)
  await expect.element(result).toMatchTextContent(t('bmi.category.overweight'))
  const body = () => result.css('[data-part=body]').element().textContent
  const before = body()
  await field('weight').fill('7000')
  await go.click()
  await expect
    .poll(() => errors.elements().map(({ textContent }) => textContent))
    .toEqual([t('calculators.problem.range', { min: '15 kg', max: '650 kg' })])
  await expect.element(field('weight')).toHaveFocus()
  await expect.element(field('weight')).toHaveAccessibleDescription(/650/)
  await expect.element(field('weight')).toHaveValue('7000')
  expect(body()).toBe(before)
  await expect.element(result).toMatchTextContent(t('calculators.stale'))
  await field('weight').fill('70')
  await expect.poll(() => errors.elements()).toHaveLength(0)
  await expect.element(result).not.toMatchTextContent(t('calculators.stale'))
})

test('a resting heart rate without a reserve is rejected with the reason', async () => {
  const { t, field, go, errors } = openCalculator('heart-rate-zones', 'en')
  await field('age').fill('100')
  await field('resting').fill('120')
  await go.click()
  await expect
    .element(errors)
    .toHaveTextContent(t('heartRateZones.restingTooHigh', { maximum: 120 }))
  await expect.element(field('resting')).toHaveFocus()
})

test('the result follows the input and is announced only on submit', async () => {
  const { field, go, value, said } = openCalculator('bmi', 'en')
  await field('height').fill('200')
  await field('weight').fill('80')
  await go.click()
  await expect.element(value).toMatchTextContent('20.0')
  const before = said()
  await field('weight').fill('100')
  await expect.element(value).toMatchTextContent('25.0')
  expect(said()).toBe(before)
  await go.click()
  await expect.poll(said).toContain('25.0')
})

test('a choice of units applies to all calculators on the page', async () => {
  const bmi = openCalculator('bmi', 'en', '', 'card')
  const oneRepMax = openCalculator('one-rep-max', 'en', '', 'card')
  await oneRepMax.field('weight').fill('100')
  await bmi.unit('lb').click()
  await expect.element(oneRepMax.field('weight')).toHaveValue('220.5')
})

test('a height in metres is read in centimetres, and this is said', async () => {
  const { t, field, go, value, form, said } = openCalculator('bmi', 'en')
  await field('height').fill('1,75')
  await field('weight').fill('70')
  await go.click()
  await expect.element(value).toMatchTextContent('22.9')
  const note = t('calculators.readAs', { cm: '175' })
  await expect.element(form.getByText(note)).toBeVisible()
  await expect.element(field('height')).toHaveAccessibleDescription(new RegExp(note))
  expect(said()).toContain(note)
  await field('height').fill('175')
  await expect.poll(() => form.getByText(note).elements()).toHaveLength(0)
})

test('clearing empties the form and keeps the units', async () => {
  const link = '#height=165&weight=68'
  const { field, unit, reset, headline, said, chosenUnit } = openCalculator('bmi', 'en', link)
  await expect.element(headline).toBeVisible()
  await unit('lb').click()
  await expect.element(field('weight')).toHaveValue('149.9')
  await reset.click()
  await expect.element(field('weight')).toHaveValue('')
  expect(headline.elements()).toHaveLength(0)
  expect(said()).toBe('')
  await expect.element(chosenUnit('lb')).toBeChecked()
})

test('a result links to professionals who can help with it', async () => {
  const { t, actions } = openCalculator('bmi', 'en', '#height=165&weight=90')
  const next = actions.getByRole('link', { name: t('calculators.next.loseWeight') })
  const target = localizedPath('/nutritionists?specialization=weight_loss', 'en')
  await expect.element(next).toHaveAttribute('href', target)
})

test('a race sets the distance, and the fields match the question', async () => {
  const { t, field, choose, form, go, value } = openCalculator('running-pace', 'en')
  await choose('find', 'time')
  await expect.element(field('time')).not.toBeVisible()
  const marathon = t('runningPace.race.marathon')
  await form.getByRole('button', { name: marathon, exact: true }).click()
  await expect.element(field('distance')).toHaveValue('42.195')
  await field('pace').fill('5.00')
  await go.click()
  await expect.element(value).toMatchTextContent('3:30:59')
  await choose('find', 'distance')
  await expect.element(field('distance')).not.toBeVisible()
  await expect.element(field('time')).toBeVisible()
})

test('everything is operable by keyboard', async () => {
  const { field, value, chosenUnit } = openCalculator('bmi', 'en')
  await expect.element(field('height')).toBeVisible()
  await press(field('height'), '{Shift>}{Tab}{Tab}{/Shift}')
  await expect.element(chosenUnit('cm')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(chosenUnit('in')).toBeChecked()
  await userEvent.keyboard("{Tab}{Tab}5'5{Tab}68{Enter}")
  await expect.element(value).toMatchTextContent('24.9')
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.element(field('height')).toHaveValue('')
})

test('a height in inches has a placeholder in feet and inches', async () => {
  const { field, unit } = openCalculator('bmi', 'en')
  await unit('in').click()
  await expect.element(field('height')).toHaveAttribute('placeholder', `5'9"`)
  await expect.element(field('weight')).not.toHaveAttribute('placeholder')
})

describe('a link', () => {
  test('with script is treated as invalid text, and the calculator works', async () => {
    const link = '#height=<img src=x onerror=alert(1)>&weight="><script>alert(1)</script>%'
    const { field, go, headline, value } = openCalculator('bmi', 'es', link)
    await expect.element(field('height')).toHaveValue('')
    await expect.element(field('weight')).toHaveValue('')
    expect(headline.elements()).toHaveLength(0)
    await field('height').fill('175')
    await field('weight').fill('70')
    await go.click()
    await expect.element(value).toMatchTextContent('22,9')
  })

  test('with repeated parameters means the first of them', async () => {
    const link = '#height=175&weight=70&height=100&weight=650'
    const { value } = openCalculator('bmi', 'es', link)
    await expect.element(value).toMatchTextContent('22,9')
  })

  test('without a result marks the one of another link as stale', async () => {
    const { t, field, result, value } = openCalculator('bmi', 'es', '#height=175&weight=70')
    await expect.element(value).toMatchTextContent('22,9')
    location.hash = '#height=175&weight=9999'
    await expect.element(field('weight')).toHaveValue('9999')
    await expect.element(result).toMatchTextContent(t('calculators.stale'))
    history.back()
    await expect.element(field('weight')).toHaveValue('70')
    await expect.element(result).not.toMatchTextContent(t('calculators.stale'))
  })

  test('does not scroll the page that it opens; a requested result scrolls into view', async () => {
    await page.viewport(390, 260)
    const { go, value } = openCalculator('bmi', 'es', '#height=175&weight=70')
    await expect.element(value).toMatchTextContent('22,9')
    await expect.element(value).not.toBeInViewport()
    expect(scrollY).toBe(0)
    await go.click()
    await expect.element(value).toBeInViewport()
  })
})
