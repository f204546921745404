import { LIST_PATHS } from '#lib/site/routes.ts'
import { expect, test } from './support/test.ts'

/** The pairs of pictures that a page moved between when it was shown; null for no transition. */
declare global {
  var travelled: Promise<string[] | null> | undefined
}

test('a face travels from the list to its profile and back, unless motion is reduced', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      const faces = () =>
        document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
          .filter((pseudo) => pseudo.startsWith('::view-transition-group(f'))
      globalThis.travelled = viewTransition
        ? viewTransition.ready.then(faces)
        : Promise.resolve(null)
    })
  })
  const travelled = () => page.evaluate(() => globalThis.travelled)
  const card = page.getByRole('article').first().getByRole('link')
  const isProfile = /\/trainer\/([0-9a-f-]+)$/

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(LIST_PATHS.trainer)
  await card.click()
  await page.waitForURL(isProfile)
  const id = isProfile.exec(page.url())![1]!
  expect(await travelled()).toEqual([`::view-transition-group(f${id})`])
  await page.goBack()
  expect(await travelled()).toEqual([`::view-transition-group(f${id})`])

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await card.click()
  await page.waitForURL(isProfile)
  expect(await travelled()).toBeNull()
})
