import { expect, type Page } from '@playwright/test'
import { colourViolations, showTheme, violations } from '../accessible.ts'
import { weightOf, type BEFORE_A_TOUCH } from '../weight.ts'

/** What is looked at in a page that stands still. Each says what is wrong, a problem a line. */
type Probe = (page: Page) => Promise<string[]>

/** Bytes before a touch that are beyond these limits. */
export async function weight(page: Page, limits: typeof BEFORE_A_TOUCH): Promise<string[]> {
  const found = await weightOf(page)
  const absent = (['html', 'css', 'script'] as const).filter((kind) => found[kind] === 0)
  const kinds = ['html', 'css', 'ownCss', 'script'] as const
  return [
    ...absent.map((kind) => `no ${kind} is there`),
    ...kinds
      .filter((kind) => found[kind] > limits[kind])
      .map((kind) => `${kind} of ${found[kind]} bytes`),
  ]
}

/** One main heading, and no level left out below it. */
export const headings: Probe = (page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(
      (heading) => heading.checkVisibility() && !heading.closest('[aria-hidden=true]'),
    )
    const levels = shown.map(({ tagName }) => Number(tagName.slice(1)))
    const mains = levels.filter((level) => level === 1).length
    const skipped = shown.filter((_, i) => i > 0 && levels[i]! > levels[i - 1]! + 1)
    return [
      ...(mains === 1 ? [] : [`${mains} main headings`]),
      ...skipped.map(({ outerHTML }) => `a level is left out before ${outerHTML.slice(0, 120)}`),
    ]
  })

export const axeLight: Probe = async (page) => {
  await showTheme(page, 'light')
  return violations(page)
}

/** The rules about colours, which are all that a theme sets. */
export const axeDark: Probe = async (page) => {
  await showTheme(page, 'dark')
  return colourViolations(page)
}

/** A page has some hundred to a thousand elements; the most that one needs is the home page with 53. */
const STYLED_MAX = 100

/** Elements that are styled anew when a text is put somewhere: all of the page for a selector that ends in `:has(…) *`. */
export const restyling: Probe = async (page) => {
  // A busy browser may end a trace without what its pages wrote last.
  for (let traces = 0; traces < 5; traces++) {
    const counts = await restyledByText(page)
    const most = Math.max(...counts)
    if (counts.length > 0) return most > STYLED_MAX ? [`${most} elements`] : []
  }
  return ['no change of style was seen']
}

/** How many elements each pass styled while a text was put somewhere; none where the trace lacks its beginning or its end. */
async function restyledByText(page: Page): Promise<number[]> {
  const browser = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  browser.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]))
  })
  const ended = new Promise((end) => browser.once('Tracing.tracingComplete', end))
  await browser.send('Tracing.start', { categories: 'devtools.timeline,blink.user_timing' })
  await page.evaluate(() => {
    // What the page itself has changed by now is styled first.
    document.body.getBoundingClientRect()
    performance.mark('change')
    const place = document.createElement('span')
    place.style.position = 'absolute'
    document.body.append(place)
    place.getBoundingClientRect()
    place.textContent = 'text'
    place.getBoundingClientRect()
    place.remove()
    performance.mark('changed')
  })
  await browser.send('Tracing.end')
  await ended
  await browser.detach()
  const timeOf = (mark: string) => events.find(({ name }) => name === mark)?.ts ?? NaN
  const [from, to] = [timeOf('change'), timeOf('changed')]
  const styled = events.filter(
    ({ name, ts }) => name === 'UpdateLayoutTree' && ts > from && ts < to,
  )
  return styled.map(({ args }) => args?.elementCount ?? 0)
}

/** `ts` in µs. */
type TraceEvent = { name: string; ts: number; args?: { elementCount?: number } }

/** Touch targets below the minimum size. Inline links are exempt. */
export const targets: Probe = (page) =>
  page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, select, summary, textarea, input:not([type=hidden])',
    )
    return [...controls].flatMap((control) => {
      const isTicked = control.matches('[type=radio], [type=checkbox]')
      // The whole card, where the control is spread over it.
      const spread = getComputedStyle(control, '::after')
      const isSpread = spread.content !== 'none' && spread.inset === '0px'
      const label = isTicked && control.closest('label')
      const target = label || (isSpread && control.offsetParent) || control
      if (!target.checkVisibility({ visibilityProperty: true })) return []
      if (getComputedStyle(target).display === 'inline') return []
      if (target.matches('.sr-only')) return []
      const { width, height } = target.getBoundingClientRect()
      return width < 43.9 || height < 43.9
        ? [`${Math.round(width)}x${Math.round(height)} ${target.outerHTML.slice(0, 160)}`]
        : []
    })
  })

/**
 * Nothing has to be scrolled sideways in a window of a width. A phone's window grows with what is too wide for it; a
 * chart has its new width a moment after the window.
 */
export async function sideways(page: Page, width: number): Promise<string[]> {
  const needed = () => page.evaluate(() => document.documentElement.scrollWidth)
  try {
    await expect.poll(needed, { timeout: 5000 }).toBeLessThanOrEqual(width)
    return []
  } catch {
    return [`${await needed()} px`]
  }
}

/** Links to a place in the page itself. Hints for scripts name no element. */
export const anchors: Probe = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')].flatMap((link) => {
      const { origin, pathname, search, hash } = new URL(link.href)
      const isHere = origin === location.origin && pathname === location.pathname
      if (!isHere || search !== location.search || hash.length < 2) return []
      if (/^#(contact|sent|access_token)\b/.test(hash)) return []
      return document.getElementById(decodeURIComponent(hash.slice(1))) ? [] : [hash]
    }),
  )
