import './lean-react.ts'
import '#styles/site.css'
import './page.css'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { CHOSEN } from '#tests/e2e/support/cookie-choice.ts'
import { forgetAnswers } from './api.ts'
import { takeLostFocus } from './focus.ts'
import { unmountAll } from './mount.tsx'
import { takeProblems } from './problems.ts'
import { forgetDepartures } from './departures.ts'

// Vitest keeps the timers of the browser when it is first asked about them, by any `expect.element`: in a test that has
// stopped the clock of the page they would be the stopped ones, and the fake timers of every later test would wait for ever.
vi.isFakeTimers()

/** Wide enough for two columns; a test about phones sets its own. */
const DESKTOP = [1280, 800] as const

beforeEach(async () => {
  await page.viewport(...DESKTOP)
  // Where the test before left it, maybe of another file, it would hover over what appears there.
  await commands.mouse([['move', 0, 0]])
  localStorage.setItem('cookie-consent', CHOSEN)
})

afterEach(async () => {
  const lostFocus = await takeLostFocus()
  await unmountAll()
  forgetAnswers()
  forgetDepartures()
  expect(document.querySelector('main'), 'nothing is left for the next test').toBeNull()
  expect.soft(lostFocus, 'the focus is never on the body').toEqual([])
  expect(takeProblems(), 'nothing goes wrong in the browser').toEqual([])
})
