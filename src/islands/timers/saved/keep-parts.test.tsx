import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { addTexts } from '#client/texts/load-t.ts'
import { LocaleContext } from '#client/texts/use-t.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { messagesOf } from '#lib/i18n/messages.ts'
import { createT } from '#lib/i18n/t.ts'
import { DEFAULTS } from '#lib/timers/configs.ts'
import type { Session } from '#lib/timers/history.ts'
import { dayName, monthName, weekdays } from './dates.ts'
import { Keep } from './keep.tsx'
import { Month } from './month.tsx'
import { PresetRow } from './preset-row.tsx'
import { spentText } from './spent.ts'

const textsOf = (locale: Locale) => messagesOf(locale, 'timers')
const tOf = (locale: Locale) => createT(textsOf(locale), locale)
const drawn = (locale: Locale, part: ReactNode) => {
  addTexts(locale, textsOf(locale))
  return renderToStaticMarkup(<LocaleContext value={locale}>{part}</LocaleContext>)
}

test.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min'],
  [89, '1 min'],
  [3569, '59 min'],
  [3570, '1 h 00 min'],
  [3600, '1 h 00 min'],
  [3900, '1 h 05 min'],
  [360_000, '100 h 00 min'],
])('%d s are formatted as %s', (seconds, text) => {
  expect(spentText(seconds, tOf('es'))).toBe(text)
})

test('weeks begin on Monday in both languages', () => {
  expect(weekdays('es').map(({ letter }) => letter)).toEqual(['L', 'M', 'X', 'J', 'V', 'S', 'D'])
  expect(weekdays('en').map(({ letter }) => letter)).toEqual(['M', 'T', 'W', 'T', 'F', 'S', 'S'])
  expect(weekdays('es')[0]?.name).toBe('lunes')
})

test.each(['America/Los_Angeles', 'Pacific/Kiritimati'])('a day is the same in %s', (zone) => {
  const before = process.env['TZ']
  process.env['TZ'] = zone
  expect(monthName('2026-11-01', 'es')).toBe('noviembre de 2026')
  expect(dayName('2026-11-01', 'en')).toMatch(/^Sun,? 1 Nov$/)
  if (before === undefined) delete process.env['TZ']
  else process.env['TZ'] = before
})

describe('a month', () => {
  const session = (day: string, seconds: number): Session => {
    return { day, time: '18:05', mode: 'tabata', seconds }
  }
  const shown = (locale: Locale, today: string) =>
    drawn(
      locale,
      <Month
        shown="2028-02-10"
        today={today}
        sessions={[session('2028-02-29', 60), session('2028-02-29', 120)]}
        onShow={() => undefined}
      />,
    )

  test('is a table with a caption, weekdays and the workouts', () => {
    const html = shown('es', '2028-02-28')
    expect(html).toContain('<caption class="sr-only">Sesiones de febrero de 2028</caption>')
    expect(html.match(/<th scope="col"/g)).toHaveLength(7)
    expect(html.match(/ses(ión|iones), /g)).toHaveLength(1)
    expect(html).toMatch(/>29<\/span><span class="sr-only">2 sesiones, 3 min<\/span>/)
    expect(html).toMatch(/aria-current="date"[^>]*><span[^>]*>28</)
  })

  test('has no next month if it is the current one', () => {
    const after = (html: string) =>
      /aria-label="Next month"[^>]* aria-disabled="(\w+)"/.exec(html)?.[1]
    expect(after(shown('en', '2028-02-01'))).toBe('true')
    expect(after(shown('en', '2028-03-01'))).toBe('false')
  })
})

test('a preset shows its settings, and its buttons have its name', () => {
  const row = (config: (typeof DEFAULTS)[keyof typeof DEFAULTS]) =>
    drawn(
      'en',
      <PresetRow
        preset={{ name: '<b>Legs</b>', config }}
        onUse={() => undefined}
        onRename={() => null}
        onRemove={() => undefined}
      />,
    )
  const html = row(DEFAULTS.tabata)
  expect(html).not.toContain('<b>')
  const labels = [...html.matchAll(/aria-label="(\w+) &lt;b&gt;Legs/g)].map(([, verb]) => verb)
  expect(labels).toEqual(['Rename', 'Delete'])
  const words = html.replace(/<[^>]+>/g, '')
  expect(words).toBe('Use &lt;b&gt;Legs&lt;/b&gt; Tabata · 3:50')
  expect(row(DEFAULTS.afap)).toContain('AFAP<')
})

test('closed panels render only their titles', () => {
  const html = drawn(
    'es',
    <Keep tool="timer" config={DEFAULTS.countdown} onLoad={() => undefined} />,
  )
  const titles = [...html.matchAll(/<summary[^>]*><span[^>]*>([^<]+)/g)].map(([, title]) => title)
  expect(titles).toEqual(['Mis ajustes guardados', 'Compartir este temporizador', 'Historial'])
  expect(html).not.toContain('<input')
})
