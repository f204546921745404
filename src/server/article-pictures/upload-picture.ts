import type { SignedIn } from '#lib/actor.ts'
import { picturePath } from '#lib/articles/picture.ts'
import { noteAdmin } from '#server/admin/note-admin.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { fromStore } from '#server/storage/from-store.ts'
import { readArticlePicture } from './read-article-picture.ts'

type Input = { actor: SignedIn; file: Uint8Array }

/**
 * Stores a picture for an article, at an address made of its content. One that no article shows is deleted a day later
 * (`sweepArticlePictures`).
 *
 * @throws INVALID_INPUT with the problem of `image`, UNAVAILABLE
 */
export async function uploadPicture(
  { db, secret, articlePictures }: Pick<Dependencies, 'db' | 'secret' | 'articlePictures'>,
  { actor, file }: Input,
): Promise<{ id: string; path: string }> {
  const { id, sizes } = await readArticlePicture(file)
  await fromStore(articlePictures.set(id, sizes))
  await db.transaction((tx) => noteAdmin(tx, secret, { actor, act: 'picture-uploaded' }))
  return { id, path: picturePath(id) }
}
