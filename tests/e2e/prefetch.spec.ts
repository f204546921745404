import { expect, test } from './support/test.ts'

/** A page that the browser fetches before it is asked for (CDP, domain `Preload`). */
type Attempt = { key: { action: string; url: string } }

test('a page is fetched while the pointer rests on its link, what is asked of a server is not', async ({
  page,
  context,
  baseURL,
}) => {
  const devtools = await context.newCDPSession(page)
  const offered: string[] = []
  const ready: string[] = []
  devtools.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    const attempts = preloadingAttemptSources as Attempt[]
    offered.splice(0, offered.length, ...attempts.map(({ key }) => key.url.replace(baseURL!, '')))
  })
  devtools.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
    if (status === 'Ready') ready.push(key.url.replace(baseURL!, ''))
  })
  await devtools.send('Preload.enable')
  await page.goto('/')
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
  const asked = links.filter((href) => /^\/(search|find|api)|[?.]/.test(href))
  expect(asked).toContain('/search')
  await expect.poll(() => offered).toEqual(expect.arrayContaining(['/trainers', '/faq']))
  expect(offered.filter((url) => asked.includes(url))).toEqual([])

  const trainers = page.getByRole('banner').locator('a[href="/trainers"]').first()
  await trainers.hover()
  await expect.poll(() => ready).toContain('/trainers')
  await trainers.click()
  await page.waitForURL('/trainers')
  const delivery = await page.evaluate(() => {
    const [opened] = performance.getEntriesByType('navigation')
    return (opened as PerformanceNavigationTiming & { deliveryType: string }).deliveryType
  })
  expect(delivery).toBe('navigational-prefetch')
})
