import type { PictureWidth } from '#lib/articles/picture.ts'
import type { ArticlePictureStore } from '#server/storage/article-picture-store.ts'

type Stored = { sizes: Readonly<Record<PictureWidth, Uint8Array>>; at: number }

/** The pictures of articles in memory. */
export function memoryArticlePictures(pictures = new Map<string, Stored>()): ArticlePictureStore {
  return {
    get: (id, width) => Promise.resolve(pictures.get(id)?.sizes[width] ?? null),
    set: (id, sizes) => Promise.resolve(void pictures.set(id, { sizes, at: Date.now() })),
    storedAt: (id) => Promise.resolve(pictures.get(id)?.at ?? null),
    delete: (id) => Promise.resolve(void pictures.delete(id)),
    list: () => Promise.resolve([...pictures.keys()]),
  }
}
