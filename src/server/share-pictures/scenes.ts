import { PROFESSIONAL_TYPES, type ProfessionalType } from '#lib/professionals/types.ts'
import type { Scene } from '#lib/share-pictures/share-card.ts'
import type { Letters } from './letters.ts'
import { HUES, PALETTE } from './palette.ts'

/** Where scenes are: at the top right, on the line. As wide as the covers of articles are for their height. */
export const SCENE = { x: 600, width: 600, height: 338 } as const
const { x: LEFT, width: WIDTH, height: HEIGHT } = SCENE
const CENTRE = LEFT + WIDTH / 2
/** A square in the middle. */
const SQUARE = { x: CENTRE - HEIGHT / 2, side: HEIGHT }

/** One beat of the pulse, 48 wide, from its baseline. */
export const BEAT = 'h11l6-11 7 18 7-18 6 11h11'

const rect = (x: number, y: number, width: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${HEIGHT - y}" fill="${fill}"/>`
const ground = (fill: string) => rect(LEFT, 0, WIDTH, fill)

/** The drawing of a scene, as SVG. */
export function drawScene(scene: Scene, letters: Letters): string {
  switch (scene.name) {
    case 'cover':
      return cover(scene.svg)
    case 'portrait':
      return ground(HUES[scene.hue].strong) + portrait(scene.picture)
    case 'initials':
      return ground(HUES[scene.hue].strong) + initials(scene, letters)
    case 'people':
      return people(scene.hues)
    case 'ring':
      return ground(PALETTE.citrus) + ring()
    case 'play':
      return ground(HUES[scene.hue].strong) + play(HUES[scene.hue])
    case 'pulse':
      return pulse(scene.hue)
  }
}

/** The drawing as it is; what is not ours to draw has no place in a cover (`scripts/articles`). */
function cover(svg: string): string {
  return svg.replace(
    /^[\s\S]*?<svg[^>]*>/,
    `<svg x="${LEFT}" y="0" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 1200 675" preserveAspectRatio="xMidYMid slice">`,
  )
}

function portrait(png: Uint8Array): string {
  const data = `data:image/png;base64,${Buffer.from(png).toString('base64')}`
  return `<image x="${SQUARE.x}" y="0" width="${SQUARE.side}" height="${SQUARE.side}" href="${data}"/>`
}

function initials(
  { letters: text, hue }: Extract<Scene, { name: 'initials' }>,
  letters: Letters,
): string {
  const { pale, dark } = HUES[hue]
  const written = letters.writable(text)
  const large = { size: 250, weight: 700 } as const
  const size = large.size * Math.min(1, (SQUARE.side - 60) / letters.width(written, large))
  const style = { ...large, size }
  const x = CENTRE - letters.width(written, style) / 2
  const figure = written
    ? letters.outline(written, { ...style, x, y: HEIGHT - 2 })
    : somebody(CENTRE, 2)
  return `${rect(SQUARE.x, 0, SQUARE.side, pale)}<g fill="${dark}">${figure}</g>`
}

/** Head and shoulders on the line. */
function somebody(x: number, scale: number): string {
  return `<g transform="translate(${x} ${HEIGHT}) scale(${scale})"><circle cy="-98" r="34"/><path d="M-64 0c4-38 30-54 64-54s60 16 64 54z"/></g>`
}

function people(hues: readonly ProfessionalType[]): string {
  const width = WIDTH / 3
  return [0, 1, 2]
    .map((n) => {
      const { strong, pale, dark } = HUES[hues[n % hues.length] ?? PROFESSIONAL_TYPES[0]]
      const isOwn = hues.length > 1 || n === 1
      const x = LEFT + n * width
      const figure = `<g fill="${dark}">${somebody(x + width / 2, 1.35)}</g>`
      return rect(x, n * 44, width, isOwn ? strong : pale) + figure
    })
    .join('')
}

/** Three parts of a ring on a disc, and the pulse in it. */
function ring(): string {
  const r = 104
  const around = 2 * Math.PI * r
  const arc = (colour: string, turn: number, part: number) =>
    `<circle r="${r}" fill="none" stroke="${colour}" stroke-width="26" stroke-linecap="round" stroke-dasharray="${part * around} ${around}" transform="rotate(${turn})"/>`
  return [
    `<g transform="translate(${CENTRE} ${HEIGHT / 2})"><circle r="140" fill="${PALETTE.ink}"/>`,
    arc(PALETTE.green, -82, 0.36),
    arc(PALETTE.citrus, 68, 0.26),
    arc(HUES.physiotherapist.strong, 182, 0.2),
    line(PALETTE.paper, 14, `translate(-60 9) scale(2.5)`),
    '</g>',
  ].join('')
}

function play({ pale, dark }: (typeof HUES)[ProfessionalType]): string {
  const y = HEIGHT / 2
  return [
    `<circle cx="${CENTRE}" cy="${y}" r="142" fill="${pale}"/><circle cx="${CENTRE}" cy="${y}" r="92" fill="${dark}"/>`,
    `<path d="M${CENTRE - 26} ${y - 42}v84l70-42z" fill="${PALETTE.paper}" stroke="${PALETTE.paper}" stroke-width="10" stroke-linejoin="round"/>`,
  ].join('')
}

function pulse(hue: ProfessionalType | undefined): string {
  const fill = hue ? HUES[hue].strong : PALETTE.pine
  const beat = line(
    hue ? PALETTE.ink : PALETTE.citrus,
    22,
    `translate(${CENTRE - 168} 196) scale(7)`,
    40,
  )
  return `<g clip-path="url(#scene)">${ground(fill)}${beat}</g>`
}

/** A beat of the pulse; `around` is how far its line goes on to both sides. */
function line(stroke: string, width: number, transform: string, around = 0): string {
  return `<path d="M${-around} 0H0${BEAT}h${around}" transform="${transform}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" vector-effect="non-scaling-stroke"/>`
}
