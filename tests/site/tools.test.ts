import { describe, expect, test } from 'vitest'
import { LOCALES, localizedPath } from '#lib/i18n/locales.ts'
import { isOneOf } from '#lib/one-of.ts'
import { LIST_PATHS, PATHS } from '#lib/site/routes.ts'
import { NEXT_STEPS } from '#lib/tools/next-steps.ts'
import { CALCULATORS, TIMERS, TOOLS, toolPath, type ToolSlug } from '#lib/tools/tools.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import type { Part } from './support/document.ts'
import { open } from './support/site.ts'

type Data = Record<string, unknown>

/** As the text of a part has them. */
const withSingleSpaces = (text: string) => text.replaceAll(/\s+/g, ' ')

const hrefsIn = (part: Part) => part.all('a').map((link) => link.attribute('href'))

const dataIn = (page: Part) =>
  page.all('script[type="application/ld+json"]').map(({ raw }) => JSON.parse(raw) as Data)

describe.each(LOCALES)('%s', (locale) => {
  const t = textsOf(locale)
  const at = (path: string) => localizedPath(path, locale)

  test('the tools page has a closed card for every calculator, and a link to the page of every tool', async () => {
    const { page } = await open(at(PATHS.tools))
    const calculators = page.named('main section', t('tools.calculators'))
    const cards = calculators.all('details[id]')
    expect(cards.map((card) => card.attribute('id'))).toEqual(CALCULATORS)
    for (const [n, card] of cards.entries()) {
      expect(card.attribute('open')).toBeNull()
      expect(hrefsIn(card)).toContain(at(toolPath(CALCULATORS[n]!)))
    }
    const timers = page.named('main section', t('tools.timers'))
    expect(hrefsIn(timers)).toEqual(TIMERS.map((slug) => at(toolPath(slug))))
  })

  test('the tools page states that no tool replaces a doctor, and links on', async () => {
    const main = (await open(at(PATHS.tools))).page.one('main')
    expect(main.one('[role="note"]').text).toContain(t('tools.disclaimer.short'))
    for (const [name, path] of [
      [t('tools.health.link'), PATHS.health],
      [t('tools.request.link'), `${PATHS.contact}?topic=tool`],
    ] as const) {
      const link = main.all('a').find((one) => one.text.startsWith(name))
      expect(link?.attribute('href')).toBe(at(path))
    }
  })

  // That the tool works on its page is tested in tests/e2e/weight.spec.ts.
  describe.each(TOOLS)('the page of %s', (slug: ToolSlug) => {
    test('has explanations and links', async () => {
      const main = (await open(at(toolPath(slug)))).page.one('main')
      const notes = main.all('[role="note"]').map(({ text }) => text)
      expect(notes).toHaveLength(isOneOf(CALCULATORS, slug) ? 1 : 0)
      for (const note of notes) expect(note).toContain(t('tools.disclaimer.text'))
      for (const name of [t('tools.page.how'), t('tools.page.limits'), t('tools.page.sources')]) {
        expect(main.named('section', name).all('p, li')[0]?.text, name).toBeTruthy()
      }
      const { profession, related } = NEXT_STEPS[slug]
      const further = [LIST_PATHS[profession], PATHS.health, PATHS.contact, PATHS.tools]
      const paths = [...further, ...related.map(toolPath)].map(at)
      expect(hrefsIn(main.one('[data-part="next-steps"]'))).toEqual(expect.arrayContaining(paths))
    })

    test('has structured data that says what it shows', async () => {
      const { page } = await open(at(toolPath(slug)))
      const [app, crumbs, faq] = dataIn(page)
      expect(page.one('main h1').text).toBe(app!['name'])
      expect(new URL(String(app!['url'])).pathname).toBe(at(toolPath(slug)))
      const trail = page.named('nav', t('common.breadcrumbs')).all('li')
      const names = (crumbs!['itemListElement'] as { name: string }[]).map(({ name }) => name)
      expect(trail).toHaveLength(names.length)
      for (const [i, name] of names.entries()) expect(trail[i]!.text).toContain(name)

      const questions = faq!['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[]
      expect(questions.length).toBeGreaterThan(0)
      const shown = page.named('main section', t('tools.page.faq')).all('details')
      for (const { name, acceptedAnswer } of questions) {
        const question = shown.find((one) => one.one('summary').text === name)
        expect(question?.one('p').text, name).toBe(withSingleSpaces(acceptedAnswer.text))
      }
    })

    test('states without scripts that the tool needs them', async () => {
      const main = (await open(at(toolPath(slug)))).page.one('main')
      expect(main.one('noscript p').text).toBe(t('tools.noScript'))
    })
  })

  test.each(CALCULATORS)('the form of %s sends nothing by itself', async (slug) => {
    const { page } = await open(at(toolPath(slug)))
    expect(page.one('[data-part="calculator"] form').attribute('method')).toBe('dialog')
  })
})
