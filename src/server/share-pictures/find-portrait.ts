import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UserId } from '#lib/ids.ts'
import { leadsToStore } from '#server/avatars/avatar-path.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { fromStore } from '#server/storage/from-store.ts'
import { SCENE } from './scenes.ts'

/** The pictures of demo people, which are files of the site. */
const DEMO = /^\/demo\/avatars\/[\w-]+\.webp$/

/**
 * The picture at an address of a profile, as PNG in the size in which it is drawn; null without one.
 *
 * @throws UNAVAILABLE when the store is down: initials in its place would be cached
 */
export async function findPortrait(
  { avatars }: Pick<Dependencies, 'avatars'>,
  avatarUrl: string | null,
): Promise<Uint8Array | null> {
  const file = await findFile(avatars, avatarUrl)
  if (!file) return null
  const { default: sharp } = await import('sharp')
  return sharp(file).resize(SCENE.height, SCENE.height, { fit: 'cover' }).png().toBuffer()
}

async function findFile(avatars: Dependencies['avatars'], avatarUrl: string | null) {
  if (avatarUrl && DEMO.test(avatarUrl)) {
    return readFile(join(process.cwd(), 'public', avatarUrl)).catch(() => null)
  }
  const { data: owner } = UserId.safeParse(avatarUrl?.split('/')[2])
  return owner && leadsToStore(avatarUrl, owner) ? fromStore(avatars.get(owner)) : null
}
