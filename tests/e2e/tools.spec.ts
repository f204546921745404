import { localizedPath } from '#lib/i18n/locales.ts'
import { LIST_PATHS, PATHS } from '#lib/site/routes.ts'
import { NEXT_STEPS } from '#lib/tools/next-steps.ts'
import { CALCULATORS, TIMERS, TOOLS, toolPath } from '#lib/tools/tools.ts'
import { expect, inBothLanguages, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { toolIn, toolOn } from './support/tools.ts'

inBothLanguages((locale) => {
  const t = textsOf(locale)
  const at = (path: string) => localizedPath(path, locale)

  test('the tools page lists every tool in its group, with a link to its page', async ({
    page,
  }) => {
    await page.goto(at(PATHS.tools))
    for (const [heading, slugs] of [
      [t('tools.calculators'), CALCULATORS],
      [t('tools.timers'), TIMERS],
    ] as const) {
      const cards = page.getByRole('region', { name: heading, exact: true }).locator('article[id]')
      await expect(cards).toHaveCount(slugs.length)
      for (const [i, slug] of slugs.entries()) {
        const link = cards.nth(i).getByRole('heading', { level: 3 }).getByRole('link')
        await expect(link).toHaveAttribute('href', at(toolPath(slug)))
      }
    }
    await page
      .getByRole('navigation', { name: t('tools.jump') })
      .getByRole('link', { name: t('tools.timers') })
      .click()
    await expect(
      page.getByRole('heading', { name: t('tools.timers'), exact: true }),
    ).toBeInViewport()
  })

  test('every tool is on the first screen of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(at(PATHS.tools))
    const index = page.getByRole('navigation', { name: t('tools.jump') })
    for (const slug of TOOLS) {
      await expect(index.locator(`a[href="${at(toolPath(slug))}"]`)).toBeInViewport({ ratio: 1 })
    }
  })

  test('it states that no tool replaces a doctor, and links on', async ({ page }) => {
    await page.goto(at(PATHS.tools))
    const main = page.getByRole('main')
    await expect(main.getByRole('note')).toContainText(t('tools.disclaimer.text'))
    for (const [name, path] of [
      [t('tools.health.link'), PATHS.health],
      [t('tools.request.link'), `${PATHS.contact}?topic=tool`],
    ] as const) {
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', at(path))
    }
  })

  // That the tool works on its page is tested in tests/e2e/weight.spec.ts.
  for (const slug of TOOLS) {
    test(`the page of ${slug} has explanations, links and structured data`, async ({ page }) => {
      await toolOn(page, slug, locale).open()
      const main = page.getByRole('main')
      await expect(main.getByRole('note')).toContainText(t('tools.disclaimer.text'))
      for (const name of [t('tools.page.how'), t('tools.page.limits'), t('tools.page.sources')]) {
        const section = main.getByRole('region', { name, exact: true })
        await expect(section.locator('p, li').first()).not.toBeEmpty()
      }
      const { profession, related } = NEXT_STEPS[slug]
      for (const path of [
        ...[LIST_PATHS[profession], PATHS.health, PATHS.contact, PATHS.tools],
        ...related.map(toolPath),
      ]) {
        await expect(main.locator(`[data-part=next-steps] a[href="${at(path)}"]`)).toBeVisible()
      }

      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
      const [app, crumbs, faq] = blocks.map((text) => JSON.parse(text) as Record<string, unknown>)
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(String(app!['name']))
      expect(new URL(String(app!['url'])).pathname).toBe(at(toolPath(slug)))
      const list = crumbs!['itemListElement'] as { name: string }[]
      const trail = page.getByRole('navigation', { name: t('common.breadcrumbs') })
      await expect(trail.getByRole('listitem')).toHaveText(list.map(({ name }) => new RegExp(name)))

      const questions = faq!['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[]
      const shown = main.locator('details:has(> summary + div)').filter({ has: page.locator('p') })
      for (const { name, acceptedAnswer } of questions) {
        const question = shown.filter({ hasText: name })
        await question.locator('summary').click()
        await expect(question.locator('p')).toHaveText(acceptedAnswer.text)
      }
    })
  }
})

inLanguage('en', (locale) => {
  const at = (path: string) => localizedPath(path, locale)

  test('every calculator works in its card, beside the others', async ({ page }) => {
    await page.goto(at(PATHS.tools))
    const tools = CALCULATORS.map((slug) => toolIn(page.locator(`#${slug}`), slug))
    for (const tool of tools) {
      await tool.fill()
      await tool.go.click()
      await expect(tool.outcome).toBeVisible()
    }
    for (const { outcome } of tools) await expect(outcome).toBeVisible()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(at(PATHS.tools))
  })

  for (const slug of TIMERS) {
    test(`${slug} works in its card`, async ({ page }) => {
      await page.goto(at(PATHS.tools))
      const { go, outcome } = toolIn(page.locator(`#${slug}`), slug)
      await go.click()
      await expect(outcome).toBeVisible()
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(at(PATHS.tools))
    })
  }
})
