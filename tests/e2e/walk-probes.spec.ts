import { expect, test } from './support/test.ts'
import { plantedSite } from './support/walk/planted.ts'
import { walker, type Stop } from './support/walk/walk.ts'

const at = (name: string): Stop => ({ name, path: () => Promise.resolve(`/${name}`) })

test('every probe of the walk reports its fault, and nothing on a page without one', async ({
  page,
  context,
  found,
  cookieChoice,
}) => {
  const site = await plantedSite()
  const { look } = await walker({ page, context, found, cookieChoice }, site.origin, 'en')
  expect(await look(at('sound'))).toEqual([])
  const problems = await look({
    ...at('planted'),
    ready: (planted) => planted.locator('[data-moved]'),
  })
  await page.goto('about:blank')
  await site.close()
  expect(new Set(problems.map((problem) => problem.split(': ', 2).join(': ')))).toEqual(
    new Set([
      'planted: status',
      'planted: layout shift',
      'planted: weight',
      'planted: language',
      'planted: headings',
      'planted: anchors',
      'planted: solid buttons',
      'planted: small text',
      'planted: restyling',
      'planted: axe',
      'planted: axe, dark',
      'planted: links',
      'planted: touch targets',
      'planted: 320 px',
      'planted: large text',
      'planted: third parties',
      'planted: headers',
      'planted: browser',
    ]),
  )
})
