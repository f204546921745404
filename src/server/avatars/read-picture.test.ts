import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { PICTURE_MAX_BYTES } from '#lib/accounts/avatar.ts'
import { AppError } from '#lib/http/errors.ts'
import {
  colourAt,
  costly,
  lyingOnItsSide,
  noise,
  picture,
  withAlphaText,
  withPlace,
} from '#tests/support/pictures.ts'
import { readPicture } from './read-picture.ts'

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('in %s becomes a square WebP', async (format) => {
    const {
      format: made,
      width,
      height,
    } = await sharp(await readPicture(await picture(format, 1200, 800))).metadata()
    expect([made, width, height]).toEqual(['webp', 512, 512])
  })

  test('that is small is not enlarged', async () => {
    const { width, height } = await sharp(
      await readPicture(await picture('png', 60, 40)),
    ).metadata()
    expect([width, height]).toEqual([40, 40])
  })

  test('is rotated upright by its EXIF orientation', async () => {
    const upright = await readPicture(await lyingOnItsSide())
    // Rotated clockwise, the left side is at the top.
    const [topRed = 0, , topBlue = 0] = await colourAt(upright, 50, 10)
    const [bottomRed = 0, , bottomBlue = 0] = await colourAt(upright, 50, 90)
    expect([topRed > 200, topBlue < 60]).toEqual([true, true])
    expect([bottomRed < 60, bottomBlue > 200]).toEqual([true, true])
  })

  test('loses its metadata: location, camera and name', async () => {
    const photo = await withPlace()
    expect(photo.toString('latin1')).toContain('CanaryCam')
    expect((await sharp(photo).metadata()).exif?.length).toBeGreaterThan(50)
    const kept = await readPicture(photo)
    const { exif, xmp, iptc, icc, orientation } = await sharp(kept).metadata()
    expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined))
    expect(Buffer.from(kept).toString('latin1')).not.toMatch(/Canary|EXIF|GPS/i)
  })

  test('loses data appended to it', async () => {
    const polyglot = Buffer.concat([await picture('png'), Buffer.from('<script>canary</script>')])
    expect(Buffer.from(await readPicture(polyglot)).toString('latin1')).not.toContain('canary')
  })

  test('loses data hidden in its alpha channel', async () => {
    const script = '*/=1;alert(document.domain)//canary'
    const kept = await readPicture(await withAlphaText(script))
    expect(Buffer.from(kept).includes('canary')).toBe(false)
    expect((await sharp(kept).metadata()).hasAlpha).toBe(false)
  })

  test('has a white background where it was transparent', async () => {
    const nothing = { r: 0, g: 0, b: 0, alpha: 0 }
    const clear = sharp({ create: { width: 40, height: 40, channels: 4, background: nothing } })
    expect(await colourAt(await readPicture(await clear.png().toBuffer()), 20, 20)).toEqual([
      255, 255, 255,
    ])
  })
})

describe('rejected pictures', () => {
  const problemOf = async (file: Uint8Array) => {
    try {
      return await readPicture(file)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return [error.code, error.fields]
    }
  }
  const refusedAs = (problem: string) => ['INVALID_INPUT', { image: problem }]

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['SVG with a declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML under another name', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
    ['a RIFF that is no WebP', 'RIFF\x24\x00\x00\x00WAVEfmt '],
    ['HEIC', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic'],
    ['half a mark', '\x89PNG'],
  ])('%s', async (_name, text) => {
    expect(await problemOf(Buffer.from(text, 'latin1'))).toEqual(refusedAs('not_a_picture'))
  })

  test.each(['gif', 'avif'] as const)('a valid %s', async (format) => {
    expect(await problemOf(await picture(format))).toEqual(refusedAs('not_a_picture'))
  })

  test.each(['jpeg', 'png', 'webp'] as const)('half a %s', async (format) => {
    const whole = await noise(format)
    expect(await problemOf(whole)).toBeInstanceOf(Uint8Array)
    expect(await problemOf(whole.subarray(0, whole.length / 2))).toEqual(refusedAs('unreadable'))
  })

  test('a signature without content', async () => {
    const marks = [
      [0xff, 0xd8, 0xff],
      [0x89, ...Buffer.from('PNG\r\n\x1a\n', 'latin1')],
    ]
    for (const mark of marks) {
      expect(await problemOf(Uint8Array.from(mark))).toEqual(refusedAs('unreadable'))
    }
  })

  test('a small file with too many pixels', async () => {
    const bomb = await picture('png', 6_000, 5_000)
    expect(bomb.length).toBeLessThan(PICTURE_MAX_BYTES / 8)
    expect(await problemOf(bomb)).toEqual(refusedAs('too_many_pixels'))
  })

  test.each<[string, Parameters<typeof costly>[0], string]>([
    [
      'many pixels, interlaced',
      { width: 5_000, height: 2_600, interlaced: true },
      'too_many_pixels',
    ],
    ['16 bits per channel', { depth: 16 }, 'too_deep'],
    ['two frames', { frames: 2 }, 'animated'],
  ])('%s, told by the header: nothing is decoded', async (_name, header, problem) => {
    expect(await problemOf(await costly(header))).toEqual(refusedAs(problem))
  })
})
