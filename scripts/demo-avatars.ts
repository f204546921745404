/**
 * Draws the pictures of the demo professionals into public/demo/avatars; run once, the files are committed. Photographs are
 * painted by `scripts/portraits`; cut-outs are in the style Open Peeps by Pablo Stanley (CC0), through DiceBear.
 * node scripts/demo-avatars.ts
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { createAvatar } from '@dicebear/core'
import * as openPeeps from '@dicebear/open-peeps'
import sharp from 'sharp'
import { DEMO_PEOPLE, type DemoPerson } from '#db/seed/demo-people.ts'
import { SMALL_PORTRAIT } from '#lib/accounts/avatar.ts'
import { pictureOf, smallPicture } from '#lib/professionals/avatar-url.ts'
import { paint } from './portraits/paint.ts'
import { recipeOf } from './portraits/recipe.ts'

const FOLDER = 'public/demo/avatars'
const CUT_OUT = 512
/** Painted without fine detail: they are as sharp at less than the size of an upload, in half the bytes. */
const PAINTED = { width: 800, height: 1000, quality: 74 } as const
const CLOTHES = ['2f6b54', '8fb8a0', 'd9c24a', 'c9744f', '6fa7bd', '3f5f73', 'f4efe2', '9a5b6b']

// Repeated = more frequent. The style also has monsters, tears and masks: excluded.
const FACES = ['smile', 'smile', 'calm', 'eatingHappy'] as const

const WOMEN = {
  head: [
    ...(['bangs', 'bangs', 'grayBun', 'grayMedium', 'grayMedium', 'mediumBangs2'] as const),
    ...(['long', 'longBangs', 'medium1', 'medium2', 'medium3', 'mediumBangs'] as const),
    ...(['mediumBangs3', 'mediumStraight', 'bun', 'longCurly'] as const),
  ],
  facialHairProbability: 0,
}
const MEN = {
  head: [
    ...(['short4', 'short4', 'grayShort', 'grayShort', 'short1', 'short2', 'short3'] as const),
    ...(['short5', 'pomp', 'shaved1', 'shaved2', 'noHair1', 'noHair3', 'twists2'] as const),
  ],
  facialHair: [...(['full', 'full2', 'full3', 'goatee1', 'chin', 'moustache1'] as const)],
  facialHairProbability: 40,
}

function cutOut({ woman, professional }: DemoPerson): string {
  return createAvatar(openPeeps, {
    // The id and not the key: neighbouring seeds give look-alikes.
    seed: professional.id,
    size: CUT_OUT,
    clothingColor: CLOTHES,
    face: [...FACES],
    skinColor: ['ffdbb4', 'f6cfa6', 'f0c294', 'edb98a', 'd08b5b', '8d5a3a'],
    headContrastColor: ['4a312c', '724133', 'a55728', 'b58143', 'd6b370', 'b9b4ad'],
    accessories: ['glasses', 'glasses2', 'glasses3'],
    accessoriesProbability: 18,
    maskProbability: 0,
    ...(woman ? WOMEN : MEN),
  }).toString()
}

await mkdir(`${FOLDER}/small`, { recursive: true })
let photographs = 0
for (const person of DEMO_PEOPLE) {
  const { dress, address } = person.portrait
  if (address === null) continue
  const { src } = pictureOf(address)
  const [large, small] =
    dress === 'photo'
      ? await photograph(person, photographs++)
      : [await drawn(person, CUT_OUT), await drawn(person, SMALL_PORTRAIT.width)]
  await writeFile(`public${src}`, large)
  await writeFile(`public${smallPicture(src)}`, small)
}

async function photograph(person: DemoPerson, n: number): Promise<[Buffer, Buffer]> {
  const painted = await paint(recipeOf(person, n))
  const { quality, ...size } = PAINTED
  const as = (size: { width: number; height: number }) =>
    sharp(painted).resize(size).webp({ quality, effort: 6 }).toBuffer()
  return [await as(size), await as(SMALL_PORTRAIT)]
}

function drawn(person: DemoPerson, side: number): Promise<Buffer> {
  const drawing = sharp(Buffer.from(cutOut(person)), { density: 144 })
  return drawing.resize(side).webp({ quality: 82, effort: 6 }).toBuffer()
}
