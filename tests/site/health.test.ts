import { describe, expect, test } from 'vitest'
import { LOCALES, localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { open } from './support/site.ts'

/** A day of a month, as both languages write it, or a year. */
const DATE =
  /\d (de )?(ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)|\d (jan|apr|aug|dec)|\b20\d\d\b/i

describe.each(LOCALES)('%s', (locale) => {
  const t = textsOf(locale)

  test('the first screen of the demonstration stands in the page, and names no day that ages', async () => {
    const { page } = await open(localizedPath(PATHS.health, locale))
    const demo = page.one('#health-demonstration')
    const text = demo.text.replaceAll(/\s+/g, ' ')
    expect(text).toMatch(/61[.,]9/)
    const what = t('health.sharing.row.values', { count: 3 })
    expect(text).toContain(t('health.sharing.row.endsSoon', { what, count: 31 }))
    expect(demo.all('[role="tab"]')).toHaveLength(6)
    // What bands are taken from has a year in its name.
    const own = demo
      .all('h2, h3, p')
      .map((part) => part.text)
      .join('\n')
    expect(own).not.toMatch(DATE)
  })
})
