import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { PATHS } from '#lib/site/routes.ts'
import { toolPath } from '#lib/tools/tools.ts'
import { CHOSEN } from '#tests/e2e/support/cookie-choice.ts'
import { ownSite } from '#tests/support/own-site.ts'
import { forgetTries, newPerson } from '#tests/e2e/support/person.ts'
import { PATIENCE_MS, type Engine, type Tab } from './engine.ts'
import { enginesHere } from './engines.ts'

const SITE = process.env['SITE_URL'] ?? 'http://localhost:8888'
const SUBMIT = 'main form button[type=submit]'

/** Whether the page is at a path, in either language: engines have different defaults. */
const isAt = (pattern: string) => `new RegExp('^(/en)?${pattern}$').test(location.pathname)`
/** Whether a list shows what was asked for: neither the cards of the list without filters nor placeholders. */
const isAnswered = `!!document.querySelector('article') && !document.querySelector('[data-unfiltered], [aria-busy=true]')`
const phase = `document.querySelector('dialog[open]')?.dataset.phase`
/** The offsets of the digit columns, which change as time passes. */
const digits = `[...document.querySelectorAll('dialog[open] .digits-strip')].map(({ style }) => style.transform).join()`

describe.each(enginesHere())('%s', (_name, start) => {
  let engine: Engine
  let tab: Tab
  beforeAll(async () => {
    engine = await start()
    return engine.close
  })
  beforeEach(async () => {
    tab = await engine.newTab()
    await chooseCookies(SITE)
    return tab.close
  })

  /** Otherwise each first page would ask. */
  const chooseCookies = async (origin: string) => {
    await tab.open(origin + PATHS.offline)
    await tab.read(`localStorage.setItem('cookie-consent', ${JSON.stringify(CHOSEN)})`)
  }

  /** Waits until an expression in the page has the expected value. */
  const until = (expression: string, expected: unknown = true) =>
    expect
      .poll(() => tab.read(expression), { timeout: PATIENCE_MS, message: expression })
      .toEqual(expected)

  const calculate = async (origin: string) => {
    const hasResult = `/23[.,]7/.test(document.querySelector('main').innerText)`
    await chooseCookies(origin)
    await tab.open(origin + toolPath('bmi'))
    // Polled: in WebKit `open` may return while the previous page is still being unloaded.
    await until(hasResult, false)
    await tab.type('input[name=height]', '187')
    await tab.type('input[name=weight]', '83')
    await tab.press(SUBMIT)
    await until(hasResult)
  }

  test('the finder leads to a list, and a card to a profile', async () => {
    await tab.open(SITE + PATHS.home)
    await tab.press('label:has([name=professional][value=trainer])')
    await tab.press('label:has([name=type][value=online])')
    await tab.press(SUBMIT)
    await until(isAt('/trainers(/search)?'))
    // Puppeteer presses a card without filters, too, although it is hidden until the answer comes.
    await until(isAnswered)
    await tab.press('article h3 a')
    await until(isAt('/trainer/[0-9a-f-]{36}'))
    await until(`document.querySelector('h1').textContent.trim() !== ''`)
  })

  test('the profile redirects to sign-in and back', async () => {
    await forgetTries()
    const { email, password } = await newPerson()
    await tab.open(SITE + PATHS.profile)
    await tab.type('form:has([autocomplete=current-password]) [name=email]', email)
    await tab.type('form:has([autocomplete=current-password]) [name=password]', password)
    await tab.press('[role=tabpanel]:not([hidden]) button[type=submit]')
    await until(isAt('/profile'))
    await until(`document.querySelector('main').innerText.includes('${email}')`)
  })

  test('a calculator shows its result', () => calculate(SITE))

  test('a timer runs', async () => {
    await tab.open(SITE + toolPath('timer'))
    await tab.press(SUBMIT)
    await until(`${digits} !== ''`)
    const shown = await tab.read(digits)
    await until(`${digits} !== ${JSON.stringify(shown)}`)
  })

  test('the breathing circle changes from inhale to exhale', async () => {
    await tab.open(SITE + toolPath('breathing'))
    await tab.press('label:has([value=pranayama])')
    await tab.press(SUBMIT)
    await until(phase, 'inhale')
    await until(phase, 'exhale')
  })

  test('a tool that was never opened works offline', async () => {
    const site = await ownSite()
    onTestFinished(site.close)
    await tab.open(site.origin + PATHS.faq)
    await until('navigator.serviceWorker.controller?.state', 'activated')
    await site.close()
    await calculate(site.origin)
  })
})
