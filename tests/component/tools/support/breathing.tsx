import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { Breathing } from '#islands/timers/breathing.tsx'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { TEXTS } from '#lib/i18n/texts.ts'
import { toolPath } from '#lib/tools/tools.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { mount } from '../../support/mount.tsx'
import { silence } from './browser.ts'
import './css.ts'

type Moment = {
  phase: 'inhale' | 'hold-in' | 'exhale' | 'hold-out'
  /** The displayed seconds. */
  left: number
  cycle?: number
}

/** Draws the breathing exercise as on its own page; with settings as of a link. */
export function openBreathing(locale: Locale = 'es', fragment = '') {
  const t = textsOf(locale)
  silence()
  const main = mount(
    <div className="wrap">
      <Breathing locale={locale} texts={TEXTS[locale]} />
    </div>,
    { locale, at: localizedPath(toolPath('breathing'), locale) + fragment },
  )
  const stage = page.getByRole('dialog', { name: t('breathing.stage') })
  return {
    t,
    stage,
    form: main.getByRole('form', { name: t('breathing.label') }),
    status: stage.getByRole('status'),
    start: main.getByRole('button', { name: t('breathing.start') }),
    pause: stage.getByRole('button', { name: t('timers.stage.pause') }),
    resume: stage.getByRole('button', { name: t('timers.stage.resume') }),
    end: stage.getByRole('button', { name: t('timers.stage.end') }),
    settings: main.getByText(t('timers.signals.title')),
    /** The lit segments of the ring. */
    lit: () => document.querySelectorAll('.breath-stage .breath-ring [data-gone]').length,
    orb: () => document.querySelector('.breath-stage .breath-orb')!,
    /** A pattern or a number of cycles, by its value. */
    radio: (value: string) => main.css(`input[type=radio][value="${value}"]`),
    choose: (value: string) => main.css(`label:has([value="${value}"])`).click(),
    custom: (part: string) => main.css(`input[name="${part}"]`),

    expectMoment: async ({ phase, left, cycle }: Moment) => {
      await expect.element(stage).toHaveAttribute('data-phase', phase)
      await expect.poll(secondsShown).toBe(left)
      if (cycle === undefined) return
      await expect
        .element(stage.css('header'))
        .toMatchTextContent(t('breathing.cycleEndless', { cycle }))
    },
  }
}

/** The strip of numbers is translated up by the displayed number of seconds. */
function secondsShown(): number {
  const strip = document.querySelector<HTMLElement>('.breath-stage .breath-seconds > span')!
  const [, y = '0'] = /translateY\((-?[\d.]+)%\)/.exec(strip.style.transform) ?? []
  return Math.round((Number(y) / -100) * strip.textContent.split('\n').length)
}
