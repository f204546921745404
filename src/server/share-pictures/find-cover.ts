import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureAt } from '#lib/articles/picture.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { fromStore } from '#server/storage/from-store.ts'
import { SCENE } from './scenes.ts'

/**
 * The cover of an article as SVG: the drawing of a file, or a picture that was uploaded. Null when that is gone.
 *
 * @throws UNAVAILABLE when the store is down: another scene in its place would be cached
 */
export async function findCover(
  { articlePictures }: Pick<Dependencies, 'articlePictures'>,
  path: string,
): Promise<string | null> {
  const uploaded = pictureAt(path)
  // Drawings are deployed with the function (netlify.toml).
  if (!uploaded) return readFile(join(process.cwd(), 'public', path), 'utf8')
  const webp = await fromStore(articlePictures.get(uploaded.id, 1200))
  if (!webp) return null
  const { default: sharp } = await import('sharp')
  const png = await sharp(webp).resize(SCENE.width, SCENE.height, { fit: 'cover' }).png().toBuffer()
  const data = `data:image/png;base64,${png.toString('base64')}`
  return `<svg><image width="1200" height="675" preserveAspectRatio="xMidYMid slice" href="${data}"/></svg>`
}
