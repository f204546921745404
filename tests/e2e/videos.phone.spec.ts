import { libraryOn } from './support/videos.ts'
import { foreignRequests } from './support/network.ts'
import { expect, inLanguage, test } from './support/test.ts'

inLanguage('es', (locale) => {
  test('on a phone cards fill the width, and a tap plays the video there', async ({
    page,
    context,
    baseURL,
  }) => {
    const library = libraryOn(page, locale)
    const foreign = await foreignRequests(context, baseURL!)
    await library.open('?section=core')
    const first = library.cards.first()
    const box = (await first.boundingBox())!
    expect(box.width).toBeGreaterThan(340)
    expect(box.x + box.width).toBeLessThanOrEqual(390)
    await first.getByRole('link').first().tap()
    const frame = (await first.locator('iframe').boundingBox())!
    expect(frame.width / frame.height).toBeCloseTo(16 / 9, 1)
    expect(frame.width).toBe(box.width)
    await expect.poll(() => foreign).toHaveLength(1)
  })
})
