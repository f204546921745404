import { randomBytes } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'
const PURPLE = { r: 120, g: 40, b: 200 }

/** A picture of one colour, as large as a portrait by default. */
export function picture(format: Format, width = 600, height = 750): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: PURPLE } })
    .toFormat(format)
    .toBuffer()
}

/** A picture of noise: its file is long enough to be truncated. */
export async function noise(format: Format, side = 700): Promise<Buffer> {
  const pixels = Buffer.from(Array.from({ length: side * side * 3 }, (_, i) => (i * i * 31) % 251))
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .toFormat(format)
    .toBuffer()
}

/** A picture with a text hidden in its alpha channel among incompressible bytes, which an encoder stores unchanged. */
export function withAlphaText(text: string, side = 960): Promise<Buffer> {
  const alpha = randomBytes(side * side)
  alpha.write(text, side * 10, 'latin1')
  const pixels = Buffer.alloc(side * side * 4, 200)
  alpha.forEach((value, i) => (pixels[i * 4 + 3] = value))
  return sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
    .png()
    .toBuffer()
}

export type Someone = {
  width: number
  height: number
  /** The middle of the head, in parts of the picture. */
  at?: readonly [number, number]
  /** How high the head is, in parts of the shorter side. */
  head?: number
  /** EXIF: how the camera was held. */
  orientation?: number
  dark?: boolean
  /** What is behind; none for a cut-out. */
  behind?: string | null
  format?: 'jpeg' | 'png' | 'webp'
}

/** Somebody with a head of one colour, as a camera stores it: lying on its side where it was held so. */
export async function someone(person: Someone): Promise<Buffer> {
  const { width, height, at: [x, y] = [0.5, 0.3], head = 0.3, orientation = 1 } = person
  const r = (Math.min(width, height) * head) / 2
  const [cx, cy] = [width * x, height * y]
  const behind = person.behind === undefined ? '#7d94a0' : person.behind
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
${behind ? `<rect width="100%" height="100%" fill="${behind}"/>` : ''}
<path d="M${cx - 2.2 * r} ${height}C${cx - 2.2 * r} ${cy + 1.2 * r} ${cx + 2.2 * r} ${cy + 1.2 * r} ${cx + 2.2 * r} ${height}z" fill="#2b4a66"/>
<ellipse cx="${cx}" cy="${cy}" rx="${r * 0.78}" ry="${r}" fill="#d08a64"/>
${person.dark ? '<rect width="100%" height="100%" fill="#000" opacity=".6"/>' : ''}</svg>`
  const upright = await sharp(Buffer.from(drawing)).png().toBuffer()
  const stored = held(sharp(upright), orientation).withMetadata({ orientation })
  return stored.toFormat(person.format ?? (behind ? 'jpeg' : 'png')).toBuffer()
}

/** Turns and mirrors a picture so that its EXIF orientation undoes it. */
function held(upright: Sharp, orientation: number): Sharp {
  const turn = [0, 0, 0, 180, 180, 270, 270, 90, 90][orientation]!
  const turned = turn ? upright.rotate(turn) : upright
  return [2, 4, 5, 7].includes(orientation) ? turned.flop() : turned
}

/** Where the head of `someone` is in a picture, in parts of it, and whether it touches an edge; null without one. */
export async function headIn(file: Uint8Array) {
  const { data, info } = await sharp(file)
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [xs, ys]: [number[], number[]] = [[], []]
  for (let y = 0; y < info.height; y += 4)
    for (let x = 0; x < info.width; x += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * 3)
      if (red > 1.5 * blue && red > 1.2 * green && red > 40) {
        xs.push(x / info.width)
        ys.push(y / info.height)
      }
    }
  if (xs.length === 0) return null
  const middle = (all: number[]) => (Math.min(...all) + Math.max(...all)) / 2
  const isWhole = Math.min(...xs, ...ys) > 0.005 && Math.max(...xs, ...ys) < 0.99
  return { x: middle(xs), y: middle(ys), isWhole }
}

/** With a camera's metadata: location, time and maker. */
export function withPlace(): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 750, channels: 3, background: PURPLE } })
    .withExif({
      IFD0: { Make: 'CanaryCam', Artist: 'Ana Canary' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 28/1 0/1' },
    })
    .jpeg()
    .toBuffer()
}

/** @returns the colour at a point, as [red, green, blue] */
export async function colourAt(file: Uint8Array, left: number, top: number): Promise<number[]> {
  const pixel = sharp(file).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw()
  return [...(await pixel.toBuffer())]
}

type Costly = {
  width?: number
  height?: number
  depth?: 8 | 16
  interlaced?: boolean
  frames?: 1 | 2
}

/** A picture whose header asks for much work, and whose content cannot be decoded: who tries finds it unreadable. */
export async function costly(asked: Costly): Promise<Buffer> {
  const { width = 40, height = 40, depth = 8, interlaced = false, frames = 1 } = asked
  const create = { width, height, channels: 3 as const, background: PURPLE }
  if (frames > 1) {
    const other = sharp({ create: { ...create, background: 'white' } })
    const both = await Promise.all([sharp({ create }), other].map((one) => one.png().toBuffer()))
    return sharp(both, { join: { animated: true } })
      .webp()
      .toBuffer()
  }
  const still = sharp({ create }).toColourspace(depth === 16 ? 'rgb16' : 'srgb')
  const file = await still.png({ progressive: interlaced }).toBuffer()
  const content = file.indexOf('IDAT', 0, 'latin1') + 4
  return file.fill(0, content, file.length - 12)
}
