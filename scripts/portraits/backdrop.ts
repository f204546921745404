import { randomOf } from '#db/seed/random.ts'
import type { Recipe } from './recipe.ts'

const W = 960
const H = 1200

type Tools = {
  /** Draws something so many times, anywhere. */
  scatter: (count: number, draw: (x: number, y: number, i: number) => string) => string
  below: (limit: number) => number
}

const rect = ([x, y, width, height]: readonly [number, number, number, number], fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`
const spot = ([x, y, r]: readonly [number, number, number], fill: string, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity="${opacity}"/>`
const fade = (id: string, ...stops: string[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops.map((stop, i) => `<stop offset="${i / (stops.length - 1)}" stop-color="${stop}"/>`).join('')}</linearGradient>`

const DRAWINGS: Record<Recipe['place'], (by: Tools) => string> = {
  park: ({ scatter, below }) =>
    [
      rect([0, 0, W, H], 'url(#sky)'),
      scatter(16, (x, y, i) =>
        spot(
          [x, y * 0.62, 70 + below(110)],
          ['#38623f', '#5d8a4a', '#86ab58', '#2d5138'][i % 4]!,
          0.85,
        ),
      ),
      scatter(9, (x, y) => spot([x, y * 0.5, 30 + below(60)], '#f4f1cf', 0.55)),
      rect([0, 760, W, 440], '#6f9450'),
      '<path d="M420 760L120 1200H820L520 760z" fill="#cbb894"/>',
    ].join(''),
  gym: ({ scatter }) =>
    rect([0, 0, W, H], '#33383b') +
    rect([0, 0, 330, H], '#454b4e') +
    [70, 190, 310]
      .map((y, i) => rect([60, y + 120, 430, 26], i % 2 ? '#1d2022' : '#8b9396'))
      .join('') +
    scatter(6, (x, y) => spot([x, 520 + y * 0.3, 46], '#17191b')) +
    rect([690, 60, 150, 30], '#ffe9c2') +
    rect([610, 210, 240, 24], '#ffdca6') +
    spot([850, 560, 120], '#a33b2c', 0.75) +
    rect([0, 900, W, 300], '#25282a'),
  wall: () =>
    rect([0, 0, W, H], 'url(#plaster)') +
    spot([760, 320, 420], '#ffffff', 0.35) +
    spot([60, 1000, 420], '#6b5a49', 0.28),
  window: () =>
    rect([0, 0, W, H], '#cfd3d0') +
    rect([40, -40, 360, 900], '#fbfaf4') +
    rect([205, -40, 26, 900], '#b3b8b4') +
    rect([40, 380, 360, 22], '#b3b8b4') +
    spot([130, 640, 130], '#a9c29a', 0.7) +
    rect([620, 0, 340, H], '#b1b4b0') +
    rect([0, 880, W, 320], '#8f938e'),
  studio: () => rect([0, 0, W, H], 'url(#studio)') + spot([480, 420, 520], '#ffffff', 0.22),
  street: ({ scatter, below }) =>
    rect([0, 0, W, H], 'url(#dusk)') +
    rect([0, 240, 230, 960], '#4c4a52') +
    rect([720, 140, 240, 1060], '#5d5659') +
    scatter(18, (x, y, i) =>
      spot(
        [x, 200 + y * 0.5, 20 + below(34)],
        ['#ffd28a', '#ff9f6b', '#fff1cd', '#9fc6de'][i % 4]!,
        0.7,
      ),
    ) +
    rect([0, 940, W, 260], '#4a464b'),
  sea: () =>
    rect([0, 0, W, 560], 'url(#air)') +
    rect([0, 540, W, 240], '#5c93a6') +
    rect([0, 590, W, 50], '#7fb0bd') +
    rect([0, 770, W, 430], '#dcc8a2') +
    spot([820, 150, 150], '#fffbe6', 0.8),
  shelf: ({ below }) =>
    rect([0, 0, W, H], '#d9cbb4') +
    [150, 470, 790].map((y) => rect([0, y, W, 34], '#8d6c49')).join('') +
    Array.from({ length: 22 }, (_, i) =>
      rect(
        [(i % 11) * 88 + below(20), (i < 11 ? 470 : 790) - 120 - below(70), 44 + below(30), 190],
        ['#7d9a72', '#b65c43', '#e4d9c2', '#466778', '#caa04e'][below(5)]!,
      ),
    ).join('') +
    spot([850, 90, 120], '#557f4c', 0.9) +
    spot([760, 120, 80], '#6e9a5a', 0.9),
}

/** What is behind somebody, to be put out of focus. */
export function backdrop({ place, side, key }: Recipe): string {
  const { next, below } = randomOf(`backdrop:${key}`)
  const scatter: Tools['scatter'] = (count, draw) =>
    Array.from({ length: count }, (_, i) => draw(next() * W, next() * H, i)).join('')
  const turned = (drawing: string) =>
    side > 0 ? drawing : `<g transform="translate(${W}) scale(-1 1)">${drawing}</g>`
  const [r, g, b] = [168 + below(50), 150 + below(46), 132 + below(56)]
  const tint = (by: number) => `rgb(${r + by},${g + by},${b + by})`
  return `<defs>${fade('sky', '#dfe9d0', '#7f9f63', '#5f8446')}${fade('plaster', tint(30), tint(6), tint(-26))}${fade('studio', '#9aa7ad', '#77858c', '#4f5b61')}${fade('dusk', '#b9a3a0', '#8a7a80', '#5a5058')}${fade('air', '#c3dcea', '#eef4f3')}</defs>
${turned(DRAWINGS[place]({ scatter, below }))}`
}
