import { AppError } from '#lib/http/errors.ts'
import type { PictureWidth } from '#lib/articles/picture.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { fromStore } from '#server/storage/from-store.ts'

type Input = { params: { id: string; file: `${PictureWidth}.webp` } }

const WIDTH_OF = { '640.webp': 640, '1200.webp': 1200 } as const

/** A picture of an article as WebP. Who knows its address may see it: it is a hash of what it shows. @throws NOT_FOUND, UNAVAILABLE */
export async function getPicture(
  { articlePictures }: Pick<Dependencies, 'articlePictures'>,
  { params: { id, file } }: Input,
): Promise<Uint8Array> {
  const webp = await fromStore(articlePictures.get(id, WIDTH_OF[file]))
  if (!webp) throw new AppError('NOT_FOUND', 'no picture')
  return webp
}
