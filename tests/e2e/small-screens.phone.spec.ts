import type { Page } from '@playwright/test'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PAGES, SAYS_404 } from './support/pages.ts'
import { expect, inBothLanguages, test } from './support/test.ts'

/** Controls that are smaller than a fingertip. Links within a sentence are as high as their line. */
function smallTargets(page: Page) {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, select, summary, textarea, input:not([type=hidden])',
    )
    return [...controls].flatMap((control) => {
      const isPainted = control instanceof HTMLInputElement && control.type === 'radio'
      const target = isPainted ? control.closest('label')! : control
      if (!target.checkVisibility({ visibilityProperty: true })) return []
      if (getComputedStyle(target).display === 'inline') return []
      if (target.matches('.sr-only')) return []
      const { width, height } = target.getBoundingClientRect()
      return width < 43.9 || height < 43.9
        ? [`${Math.round(width)}x${Math.round(height)} ${target.outerHTML.slice(0, 160)}`]
        : []
    })
  })
}

inBothLanguages((locale) => {
  for (const { name, status, path } of PAGES) {
    test(`${name}: controls for thumbs at 390 px, nothing sideways at 320 px`, async ({
      page,
      request,
      problems,
    }) => {
      if (status === 404) problems.allow(SAYS_404)
      await page.goto(localizedPath(await path(request), locale))
      expect(await smallTargets(page)).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBe(320)
    })
  }
})
