/**
 * Draws the pictures of the demo professionals into public/demo/avatars; run once, the files are committed. Style: Open
 * Peeps by Pablo Stanley (CC0), through DiceBear. node scripts/demo-avatars.ts
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { createAvatar } from '@dicebear/core'
import * as openPeeps from '@dicebear/open-peeps'
import sharp from 'sharp'
import { avatarPath } from '#db/seed/demo.ts'
import { DEMO_PEOPLE, type DemoPerson } from '#db/seed/demo-people.ts'
import { AVATAR_SIZE, SMALL_AVATAR_SIZE } from '#lib/accounts/avatar.ts'
import { smallPicture } from '#lib/professionals/avatar-url.ts'

/** Pale citrus, leaf and lagoon. */
const BACKGROUNDS = { trainer: 'eef2c0', nutritionist: 'd3ecd0', physiotherapist: 'cfe6ee' }
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

function picture({ woman, professional }: DemoPerson): string {
  return createAvatar(openPeeps, {
    // The id and not the key: neighbouring seeds give look-alikes.
    seed: professional.id,
    size: AVATAR_SIZE,
    backgroundColor: [BACKGROUNDS[professional.type]],
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

await mkdir('public/demo/avatars/small', { recursive: true })
for (const person of DEMO_PEOPLE.filter(({ hasAvatar }) => hasAvatar)) {
  const drawing = sharp(Buffer.from(picture(person)), { density: 144 })
  const draw = async (side: number, path: string) =>
    writeFile(`public${path}`, await drawing.clone().resize(side).webp({ quality: 82 }).toBuffer())
  await draw(AVATAR_SIZE, avatarPath(person))
  await draw(SMALL_AVATAR_SIZE, smallPicture(avatarPath(person)))
}
