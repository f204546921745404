import type { Page } from '@playwright/test'

/**
 * Buttons in solid pine beside another one: of what a person can see at once at most one is the next thing to do. What opens
 * above the page has a next thing of its own; a link to where one is, or a button that is pressed, is no next thing.
 *
 * @returns each that can be on one screen with one before it
 */
export const solidButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const swatch = document.createElement('i')
    swatch.style.backgroundColor = 'var(--color-pine)'
    document.body.append(swatch)
    const pine = getComputedStyle(swatch).backgroundColor
    swatch.remove()
    const isSolid = (button: Element) =>
      button.checkVisibility({ visibilityProperty: true }) &&
      getComputedStyle(button).backgroundColor === pine &&
      !button.matches('.sr-only, [aria-current], [aria-pressed=true], [aria-selected=true]') &&
      !button.closest('dialog, [role=dialog], [popover]')

    /** Where it can be: a sticky one wherever its place is in view, a fixed one everywhere. */
    const reachOf = (button: Element) => {
      let { top, bottom } = button.getBoundingClientRect()
      const height = bottom - top
      for (let part: Element | null = button; part; part = part.parentElement) {
        const { position } = getComputedStyle(part)
        if (position === 'sticky') ({ top, bottom } = part.parentElement!.getBoundingClientRect())
        if (position === 'fixed') [top, bottom] = [-Infinity, Infinity]
      }
      return { name: `"${button.textContent.trim().slice(0, 40)}"`, top, bottom, height }
    }
    const found = [...document.querySelectorAll('a[href], button, summary')]
      .filter(isSolid)
      .map(reachOf)
    return found.flatMap((one, i) => {
      const near = found.slice(0, i).find((other) => {
        const gap = Math.max(one.top - other.bottom, other.top - one.bottom, 0)
        return other.height + gap + one.height <= innerHeight
      })
      return near ? [`${one.name} with ${near.name}`] : []
    })
  })

/**
 * Text below 13 px as it is drawn, which only the foot bar has. The initials in place of a picture are no text: the name stands
 * beside them.
 */
export const smallText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isRead = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('#work-bar, .portrait, .sr-only, noscript, script, style')
    const sizeOf = (element: Element) => {
      const scale = element instanceof SVGGraphicsElement ? element.getScreenCTM()!.a : 1
      return Number.parseFloat(getComputedStyle(element).fontSize) * scale
    }
    const readers = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.matches('input, select, textarea') ||
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim().length > 0),
    )
    const small = readers
      .filter((element) => isRead(element) && sizeOf(element) < 12.95)
      .map((element) => `${sizeOf(element).toFixed(1)} px: ${element.outerHTML.slice(0, 120)}`)
    return [...new Set(small)].slice(0, 10)
  })
