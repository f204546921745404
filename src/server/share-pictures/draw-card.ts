import type { ShareCard } from '#lib/share-pictures/share-card.ts'
import { compose } from './compose.ts'
import { loadLetters } from './letters.ts'

/** A palette takes three times as long as all the rest; without one, a photograph would weigh three times as much, and dots twice. */
const PNG = { plain: { compressionLevel: 6 }, photograph: { palette: true, effort: 1, dither: 0 } }

/** The picture of a page, as PNG. What draws it is loaded with the first one: other endpoints and pages need none of it. */
export async function drawCard(card: ShareCard): Promise<Uint8Array> {
  const [{ default: sharp }, letters] = await Promise.all([import('sharp'), loadLetters()])
  const png = card.scene.name === 'portrait' ? PNG.photograph : PNG.plain
  return sharp(Buffer.from(compose(card, letters)))
    .png(png)
    .toBuffer()
}
