import { LIST_PATHS } from '#lib/site/routes.ts'
import { expect, test } from './support/test.ts'

/** What a page moves when it is shown, which may be after its load event; null without a transition. */
declare global {
  var travelled: Promise<string[] | null>
}

test('a face travels from the list to its profile and back, unless motion is reduced', async ({
  newVisitor,
}) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const page = await (await newVisitor({ reducedMotion })).newPage()
    await page.addInitScript(() => {
      const { promise, resolve } = Promise.withResolvers<string[] | null>()
      globalThis.travelled = promise
      addEventListener('pagereveal', ({ viewTransition }) => {
        const faces = () =>
          document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
            .filter((pseudo) => pseudo.startsWith('::view-transition-group(f'))
        resolve(viewTransition ? viewTransition.ready.then(faces) : null)
      })
    })
    const travelled = () => page.evaluate(() => globalThis.travelled)
    await page.goto(LIST_PATHS.trainer)
    await page.getByRole('article').first().getByRole('link').click()
    await page.waitForURL(/\/trainer\/[0-9a-f-]+$/)
    const id = new URL(page.url()).pathname.split('/').at(-1)!
    const expected = reducedMotion === 'reduce' ? null : [`::view-transition-group(f${id})`]
    expect(await travelled(), `there, motion: ${reducedMotion}`).toEqual(expected)
    await page.goBack()
    expect(await travelled(), `back, motion: ${reducedMotion}`).toEqual(expected)
  }
})
