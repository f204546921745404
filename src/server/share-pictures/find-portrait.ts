import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UserId } from '#lib/ids.ts'
import { pictureOf } from '#lib/professionals/avatar-url.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { leadsToStore } from '#server/avatars/avatar-path.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { fromStore } from '#server/storage/from-store.ts'
import { HUES } from './palette.ts'
import { SCENE } from './scenes.ts'

/** The pictures of demo people, which are files of the site. */
const DEMO = /^\/demo\/avatars\/[\w-]+\.webp$/

const SIDE = SCENE.height

/**
 * The picture at an address of a profile, as PNG in the size in which it is drawn: a photograph around its focus, a cut-out on
 * the pale colour of the profession. Null without one.
 *
 * @throws UNAVAILABLE when the store is down: initials in its place would be cached
 */
export async function findPortrait(
  { avatars }: Pick<Dependencies, 'avatars'>,
  { avatarUrl, type }: { avatarUrl: string | null; type: ProfessionalType },
): Promise<Uint8Array | null> {
  const file = avatarUrl === null ? null : await findFile(avatars, pictureOf(avatarUrl).src)
  if (avatarUrl === null || !file) return null
  const { default: sharp } = await import('sharp')
  const { dress, focus } = pictureOf(avatarUrl)
  if (dress === 'cut')
    return sharp(file)
      .resize(SIDE, SIDE, { fit: 'contain', position: 'bottom', background: HUES[type].pale })
      .flatten({ background: HUES[type].pale })
      .png()
      .toBuffer()
  const { width, height } = await sharp(file).metadata()
  const side = Math.min(width, height)
  const [left, top] = [((width - side) * focus.x) / 100, ((height - side) * focus.y) / 100]
  return sharp(file)
    .extract({ left: Math.round(left), top: Math.round(top), width: side, height: side })
    .resize(SIDE, SIDE)
    .png()
    .toBuffer()
}

async function findFile(avatars: Dependencies['avatars'], address: string) {
  if (DEMO.test(address)) {
    return readFile(join(process.cwd(), 'public', address)).catch(() => null)
  }
  const { data: owner } = UserId.safeParse(address.split('/')[2])
  return owner && leadsToStore(address, owner) ? fromStore(avatars.get(owner)) : null
}
