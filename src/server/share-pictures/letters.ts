import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Font, GlyphRun } from 'fontkit'

/** The headings' typeface in files of one weight each: the variable one cannot be read for this. */
const FILES = 'node_modules/@fontsource/bricolage-grotesque/files'
const SUBSETS = ['latin', 'latin-ext'] as const

export type Style = { size: number; weight: 500 | 700 }

/** Texts as outlines, so that no picture depends on the fonts of the machine that draws it. */
export type Letters = {
  /** The text in one line, without what the typeface cannot write: emoji, other scripts, control characters. */
  writable: (text: string) => string
  /** The width of a line, in pixels. */
  width: (line: string, style: Style) => number
  /** A line as SVG paths; `y` is its baseline. */
  outline: (line: string, style: Style & { x: number; y: number }) => string
}

let loading: Promise<Letters> | undefined

/** The letters, loaded with the first picture. */
export function loadLetters(): Promise<Letters> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<Letters> {
  const { create } = await import('fontkit')
  const read = (weight: Style['weight']) =>
    Promise.all(
      SUBSETS.map(async (subset) => {
        const name = `bricolage-grotesque-${subset}-${weight}-normal.woff`
        return create(await readFile(join(process.cwd(), FILES, name))) as Font
      }),
    )
  const [medium, bold] = await Promise.all([read(500), read(700)])
  return lettersOf({ 500: medium, 700: bold })
}

/** Large letters stand closer, as in the headings of the site. In em. */
const spacing = ({ size }: Style) => (size >= 40 ? -0.02 : 0)

function lettersOf(fonts: Record<Style['weight'], readonly Font[]>): Letters {
  const fontOf = (letter: string, weight: Style['weight']) =>
    fonts[weight].find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0)!))
  /** The glyphs of a line, kerned, with where each begins; in pixels. */
  const set = (line: string, style: Style) => {
    let x = 0
    const glyphs = runsOf(line, (letter) => fontOf(letter, style.weight)).flatMap(
      ({ font, text }) => {
        const { glyphs: found, positions } = layout(font, text)
        const scale = style.size / font.unitsPerEm
        return found.map((glyph, n) => {
          const at = x
          x += positions[n]!.xAdvance * scale + spacing(style) * style.size
          return { glyph, at, scale }
        })
      },
    )
    return { glyphs, width: x }
  }
  return {
    writable: (text) =>
      Array.from(text.normalize('NFC').replace(/\s+/gu, ' '))
        .filter((letter) => !/\p{M}|\p{C}/u.test(letter) && fontOf(letter, 700))
        .join('')
        .replace(/ {2,}/g, ' ')
        .trim(),
    width: (line, style) => set(line, style).width,
    outline: (line, { x, y, ...style }) =>
      set(line, style)
        .glyphs.map(({ glyph, at, scale }) => {
          const data = glyph.path
            .scale(scale, -scale)
            .translate(x + at, y)
            .toSVG()
          return `<path d="${data}"/>`
        })
        .join(''),
  }
}

/** Stretches of a line that one font can write; what none can is left out. */
function runsOf(line: string, fontOf: (letter: string) => Font | undefined) {
  const runs: { font: Font; text: string }[] = []
  for (const letter of line) {
    const font = fontOf(letter)
    const last = runs.at(-1)
    if (last && font === last.font) last.text += letter
    else if (font) runs.push({ font, text: letter })
  }
  return runs
}

const SHAPED_AT_MOST = 500
const shaped = new WeakMap<Font, Map<string, GlyphRun>>()

/** Shaping takes most of the time, and a line is measured in many sizes. */
function layout(font: Font, text: string): GlyphRun {
  const known = shaped.get(font) ?? new Map<string, GlyphRun>()
  shaped.set(font, known)
  if (known.size > SHAPED_AT_MOST) known.clear()
  const run = known.get(text) ?? font.layout(text)
  known.set(text, run)
  return run
}
