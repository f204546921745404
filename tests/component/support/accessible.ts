import axe, { type RunOptions } from 'axe-core'
import { expect } from 'vitest'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules affected by the theme, which only sets colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** What only a whole page can fulfil: the walk over all pages looks at it. */
const OF_PAGES = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } }

/**
 * Expects no violations in the light theme, and no colour violations in the dark one.
 *
 * @param what the state of the part, if a test checks several
 */
export async function expectAccessible(what = 'the part'): Promise<void> {
  const { dataset } = document.documentElement
  expect
    .soft(await found({ runOnly: { type: 'tag', values: RULES }, rules: OF_PAGES }), what)
    .toEqual([])
  dataset['theme'] = 'dark'
  expect
    .soft(await found({ runOnly: { type: 'rule', values: COLOUR_RULES } }), `${what}, dark`)
    .toEqual([])
  dataset['theme'] = 'light'
}

async function found(options: RunOptions): Promise<string[]> {
  const { violations } = await axe.run(document, { ...options, resultTypes: ['violations'] })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
