import type { ReactNode } from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { GeneralTimer } from '#islands/timers/general-timer.tsx'
import { Meditation } from '#islands/timers/meditation.tsx'
import { StrengthTimer } from '#islands/timers/strength-timer.tsx'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { TEXTS } from '#lib/i18n/texts.ts'
import { toolPath, type TimerSlug } from '#lib/tools/tools.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { mount } from '../../support/mount.tsx'
import { silence } from './browser.ts'
import './css.ts'

type Slug = Exclude<TimerSlug, 'breathing'>
type Drawn = { locale: Locale }

const ISLANDS: Record<Slug, (drawn: Drawn) => ReactNode> = {
  timer: (drawn) => <GeneralTimer {...drawn} texts={TEXTS[drawn.locale]} />,
  'strength-timer': (drawn) => <StrengthTimer {...drawn} texts={TEXTS[drawn.locale]} />,
  meditation: (drawn) => <Meditation {...drawn} texts={TEXTS[drawn.locale]} />,
}
const NAMES = {
  timer: 'generalTimer.label',
  'strength-timer': 'strengthTimer.label',
  meditation: 'meditation.label',
} as const satisfies Record<Slug, string>

/** Draws a timer as on its page, with settings as of a link. */
export function openTimer(
  settings = '',
  { locale = 'es', tool = 'timer' }: Partial<Drawn & { tool: Slug }> = {},
) {
  const t = textsOf(locale)
  silence()
  mount(<div className="wrap">{ISLANDS[tool]({ locale })}</div>, {
    locale,
    at: localizedPath(toolPath(tool), locale) + (settings && `#${settings}`),
  })
  const form = page.getByRole('form', { name: t(NAMES[tool]), exact: true })
  const stage = page.getByRole('dialog', { name: t('timers.stage.label') })
  const question = page.getByRole('alertdialog')
  const button = (name: string) => stage.getByRole('button', { name, exact: true })
  const start = form.getByRole('button', { name: t('timers.settings.start') })
  return {
    t,
    form,
    stage,
    question,
    start,
    button,
    press: (name: string) => button(name).click(),
    phase: stage.getByRole('heading', { level: 2 }),
    answer: (name: string) => question.getByRole('button', { name, exact: true }).click(),
    field: (name: string) => form.getByRole('textbox', { name, exact: true }),
    mode: (name: string) => form.getByText(name, { exact: true }).click(),
    shows: (text: string) => expect.poll(timeShown, { message: 'what the digits show' }).toBe(text),
    /** Starts it and skips the preparation. */
    begin: async () => {
      await start.click()
      await button(t('timers.stage.skip')).click()
    },
  }
}

/** The visible digits, derived from the offsets of their columns. */
function timeShown(): string {
  const places = document.querySelectorAll('.stage-time .digits-place:not([data-unseen])')
  return [...places]
    .map((place) => {
      const { transform } = place.querySelector<HTMLElement>('.digits-strip')!.style
      const colon = place.querySelector('.digits-colon') ? ':' : ''
      return `${Number(/-?\d+/.exec(transform)![0]) / -10}${colon}`
    })
    .join('')
}
