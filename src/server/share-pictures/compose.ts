import { fitText } from '#lib/share-pictures/fit-text.ts'
import { SHARE_SIZE, type ShareCard } from '#lib/share-pictures/share-card.ts'
import { SITE } from '#lib/site/identity.ts'
import type { Letters } from './letters.ts'
import { PALETTE } from './palette.ts'
import { BEAT, drawScene, SCENE } from './scenes.ts'

const MARGIN = 64
const LINE = { y: SCENE.height, width: 6 }
const NOTE = { size: 30, weight: 500, y: 582 } as const
const KIND = { size: 32, weight: 700, y: 276 } as const
const TITLE = {
  top: 392,
  width: SHARE_SIZE.width - 2 * MARGIN,
  sizes: Array.from({ length: 18 }, (_, n) => 112 - 4 * n),
  leading: 1.08,
  maxLines: 4,
}
/** How far below the top of a line its baseline is, as a multiple of the size. */
const ASCENT = 0.76

/** The picture of a page as SVG: whose site, what kind of page, a scene on the line, and below it the title. */
export function compose(card: ShareCard, letters: Letters): string {
  const { width, height } = SHARE_SIZE
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<clipPath id="scene"><rect x="${SCENE.x}" width="${SCENE.width}" height="${SCENE.height}"/></clipPath>`,
    `<rect width="${width}" height="${height}" fill="${PALETTE.paper}"/>`,
    drawScene(card.scene, letters),
    pulse(),
    brand(letters),
    `<g fill="${PALETTE.pine}">${kind(card.kind, letters)}</g>`,
    title(card, letters),
    note(card, letters),
    '</svg>',
  ].join('')
}

function pulse(): string {
  const beat = `M0 ${LINE.y}H414${scaled(BEAT, 2.6)}H${SHARE_SIZE.width}`
  return `<path d="${beat}" fill="none" stroke="${PALETTE.pine}" stroke-width="${LINE.width}" stroke-linejoin="round"/>`
}

const scaled = (path: string, factor: number) =>
  path.replace(/\d+/g, (number) => String(Number(number) * factor))

function brand(letters: Letters): string {
  const mark = `<g transform="translate(${MARGIN} 56) scale(${60 / 34})"><rect width="34" height="34" rx="10" fill="${PALETTE.pine}"/><path d="M4.5 20H9l3.4-11.5L17 24l4.6-15.5L25 20h4.5" fill="none" stroke="${PALETTE.citrus}" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/></g>`
  const name = letters.outline(SITE.name, { x: MARGIN + 78, y: 98, size: 34, weight: 700 })
  return `${mark}<g fill="${PALETTE.ink}">${name}</g>`
}

/** One or two lines, above the line. */
function kind(text: string, letters: Letters): string {
  const { size, weight } = KIND
  const measure = (line: string) => letters.width(line, { size, weight })
  const box = { width: SCENE.x - 2 * MARGIN, height: 90, sizes: [size], leading: 1.25, maxLines: 2 }
  const { lines } = fitText(letters.writable(text), box, measure)
  return lines
    .map((line, n) => {
      const y = KIND.y - (lines.length - 1 - n) * size * 1.25
      return letters.outline(line, { x: MARGIN, y, size, weight })
    })
    .join('')
}

function title(card: ShareCard, letters: Letters): string {
  const text = letters.writable(card.title) || letters.writable(card.kind)
  const bottom = card.note ? NOTE.y - NOTE.size - 12 : NOTE.y + 8
  const box = { ...TITLE, height: bottom - TITLE.top }
  const { size, lines } = fitText(text, box, (line, size) =>
    letters.width(line, { size, weight: 700 }),
  )
  const top = TITLE.top + (box.height - lines.length * size * TITLE.leading) / 2
  const paths = lines.map((line, n) => {
    const y = top + size * (ASCENT + n * TITLE.leading)
    return letters.outline(line, { x: MARGIN, y, size, weight: 700 })
  })
  return `<g fill="${PALETTE.ink}">${paths.join('')}</g>`
}

const STAR = 'M12 1.6l3.1 6.6 7.2.9-5.3 5 1.4 7.1L12 17.7l-6.4 3.5L7 14.1l-5.3-5 7.2-.9z'

function note({ note: text, hasStar }: ShareCard, letters: Letters): string {
  if (!text) return ''
  const { size, weight, y } = NOTE
  const x = MARGIN + (hasStar ? 42 : 0)
  const measure = (line: string) => letters.width(line, { size, weight })
  const box = { width: TITLE.width - 42, height: 50, sizes: [size], leading: 1, maxLines: 1 }
  const [line = ''] = fitText(letters.writable(text), box, measure).lines
  const star = hasStar
    ? `<path d="${STAR}" fill="${PALETTE.star}" transform="translate(${MARGIN} ${y - 25}) scale(1.25)"/>`
    : ''
  return `${star}<g fill="${PALETTE.inkSoft}">${letters.outline(line, { x, y, size, weight })}</g>`
}
