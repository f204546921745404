import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'
const PURPLE = { r: 120, g: 40, b: 200 }

/** A picture of one colour, 300 × 200 by default. */
export function picture(format: Format, width = 300, height = 200): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: PURPLE } })
    .toFormat(format)
    .toBuffer()
}

/** A picture of noise: its file is long enough to be truncated. */
export async function noise(format: Format, side = 300): Promise<Buffer> {
  const pixels = Buffer.from(Array.from({ length: side * side * 3 }, (_, i) => (i * i * 31) % 251))
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .toFormat(format)
    .toBuffer()
}

/** A picture with a text hidden in its alpha channel among incompressible bytes, which an encoder stores unchanged. */
export function withAlphaText(text: string, side = 512): Promise<Buffer> {
  const alpha = randomBytes(side * side)
  alpha.write(text, side * 10, 'latin1')
  const pixels = Buffer.alloc(side * side * 4, 200)
  alpha.forEach((value, i) => (pixels[i * 4 + 3] = value))
  return sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
    .png()
    .toBuffer()
}

/** Left half red, right half blue, with an EXIF orientation of a quarter turn clockwise. */
export function lyingOnItsSide(): Promise<Buffer> {
  const half = (background: string) => ({
    create: { width: 100, height: 100, channels: 3 as const, background },
  })
  return sharp({ create: { width: 200, height: 100, channels: 3, background: 'blue' } })
    .composite([{ input: half('red'), left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** With a camera's metadata: location, time and maker. */
export function withPlace(): Promise<Buffer> {
  return sharp({ create: { width: 300, height: 300, channels: 3, background: PURPLE } })
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
