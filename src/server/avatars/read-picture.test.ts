import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { PICTURE_MAX_BYTES } from '#lib/accounts/avatar.ts'
import { AppError } from '#lib/http/errors.ts'
import {
  colourAt,
  costly,
  headIn,
  noise,
  picture,
  someone,
  withAlphaText,
  withPlace,
  type Someone,
} from '#tests/support/pictures.ts'
import { readPicture } from './read-picture.ts'

const readWebp = async (file: Uint8Array) => (await readPicture(file)).webp

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('in %s becomes a portrait', async (format) => {
    const { webp, dress } = await readPicture(await picture(format, 1600, 1300))
    const { format: made, width, height } = await sharp(webp).metadata()
    expect([made, width, height, dress]).toEqual(['webp', 960, 1200, 'photo'])
  })

  test('that is small is not enlarged', async () => {
    const { width, height } = await sharp(await readWebp(await picture('png', 480, 600))).metadata()
    expect([width, height]).toEqual([480, 600])
  })

  test('loses its metadata: location, camera and name', async () => {
    const photo = await withPlace()
    expect(photo.toString('latin1')).toContain('CanaryCam')
    expect((await sharp(photo).metadata()).exif?.length).toBeGreaterThan(50)
    const kept = await readWebp(photo)
    const { exif, xmp, iptc, icc, orientation } = await sharp(kept).metadata()
    expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined))
    expect(Buffer.from(kept).toString('latin1')).not.toMatch(/Canary|EXIF|GPS/i)
  })

  test('loses data appended to it', async () => {
    const polyglot = Buffer.concat([await picture('png'), Buffer.from('<script>canary</script>')])
    expect(Buffer.from(await readWebp(polyglot)).toString('latin1')).not.toContain('canary')
  })

  test('loses data hidden in its alpha channel', async () => {
    const script = '*/=1;alert(document.domain)//canary'
    const { webp, dress } = await readPicture(await withAlphaText(script))
    expect(dress).toBe('cut')
    expect(Buffer.from(webp).includes('canary')).toBe(false)
    expect(await sharp(webp).extractChannel('alpha').raw().toBuffer()).not.toSatisfy(
      (alpha: Buffer) => alpha.some((value) => value > 31 && value < 127),
    )
  })

  test('with round corners is a photograph, with a white background where it was transparent', async () => {
    const round = await sharp(await someone({ width: 600, height: 750, format: 'png' }))
      .composite([
        {
          input: Buffer.from(
            '<svg width="600" height="750"><rect width="600" height="750" rx="60"/></svg>',
          ),
          blend: 'dest-in',
        },
      ])
      .png()
      .toBuffer()
    const { webp, dress } = await readPicture(round)
    expect(dress).toBe('photo')
    expect((await sharp(webp).metadata()).hasAlpha).toBe(false)
    expect(await colourAt(webp, 2, 2)).toEqual([255, 255, 255])
  })
})

/** As people are photographed. */
const SHAPES: [string, Someone][] = [
  ['upright, four to five', { width: 1200, height: 1500 }],
  ['upright, three to four', { width: 1500, height: 2000 }],
  ['a phone held upright', { width: 1080, height: 1920, at: [0.5, 0.26] }],
  ['very tall', { width: 900, height: 2400, at: [0.5, 0.22] }],
  ['a square', { width: 1000, height: 1000, at: [0.5, 0.36] }],
  ['wide, three to two', { width: 2400, height: 1600, at: [0.5, 0.4] }],
  ['wide, at the left', { width: 2400, height: 1200, at: [0.2, 0.4] }],
  ['wide, at the right', { width: 2400, height: 1200, at: [0.78, 0.4] }],
  ['a banner', { width: 3200, height: 900, at: [0.6, 0.4] }],
  ['dark', { width: 1200, height: 1500, dark: true }],
  ['in front of a window', { width: 1200, height: 1500, behind: '#fdfdf8' }],
  ['as small as may be', { width: 480, height: 600 }],
  ['without a background', { width: 1200, height: 1500, behind: null }],
  ...[2, 3, 4, 5, 6, 7, 8].map((orientation): [string, Someone] => [
    `held in the way ${orientation}`,
    { width: 1500, height: 1900, orientation },
  ]),
]

describe('of twenty shapes', () => {
  test.each(SHAPES)('%s: the head is in view', async (_name, shape) => {
    const { webp, dress, focus } = await readPicture(await someone(shape))
    const { width, height } = await sharp(webp).metadata()
    expect(width / height).toBeCloseTo(0.8, 2)
    const head = (await headIn(webp))!
    expect(head.isWhole).toBe(true)
    expect(head.y).toBeLessThan(0.6)
    expect(dress).toBe(shape.behind === null ? 'cut' : 'photo')
    // A field of half the height, as the head of a profile is.
    if (focus) {
      const top = (focus.y / 100) * 0.5
      expect(head.y).toBeGreaterThan(top)
      expect(head.y).toBeLessThan(top + 0.5)
    }
  })

  test.each([
    ['tiny', { width: 200, height: 200 }],
    ['wide and low', { width: 3000, height: 500 }],
    ['narrow', { width: 470, height: 2000 }],
  ])('%s is refused', async (_name, shape) => {
    await expect(readPicture(await someone(shape))).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { image: 'too_small' },
    })
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
    expect(await problemOf(whole)).toMatchObject({ dress: 'photo' })
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
