import type { Store } from '@netlify/blobs'
import type { PictureWidth } from '#lib/articles/picture.ts'
import { PICTURE_WIDTHS } from '#lib/articles/picture.ts'
import { askStore } from './ask-store.ts'

/** Stores the pictures of articles, each in every width. Every call may reject when the store is down. */
export type ArticlePictureStore = {
  /** A picture's WebP; null when there is none. */
  get: (id: string, width: PictureWidth) => Promise<Uint8Array | null>
  set: (id: string, sizes: Readonly<Record<PictureWidth, Uint8Array>>) => Promise<void>
  /** When it was stored last, in ms since 1970; null when there is none. */
  storedAt: (id: string) => Promise<number | null>
  delete: (id: string) => Promise<void>
  /** The ids of all pictures. */
  list: () => Promise<string[]>
}

/** Timeout for one picture, within the deadline of a response. In ms. */
const ONE_WITHIN = 2_000
/** Timeout for the list, which only jobs read. In ms. */
const ALL_WITHIN = 20_000

const key = (id: string, width: PictureWidth) => `${id}/${width}.webp`

/** The site's store: Netlify Blobs; a local server in development and tests. */
export function articlePictureStore(): ArticlePictureStore {
  return {
    get: (id, width) =>
      inTime(ONE_WITHIN, async (store) => {
        const data: unknown = await store.get(key(id, width), { type: 'arrayBuffer' })
        // Its types omit null, which it returns for a missing key.
        return data instanceof ArrayBuffer ? new Uint8Array(data) : null
      }),
    set: (id, sizes) =>
      inTime(ONE_WITHIN, async (store) => {
        // A copy of exactly these bytes: a small Buffer is a window into a larger one, which others share.
        const metadata = { storedAt: Date.now() }
        const save = (width: PictureWidth) =>
          store.set(key(id, width), new Uint8Array(sizes[width]).buffer, { metadata })
        await Promise.all(PICTURE_WIDTHS.map(save))
      }),
    storedAt: (id) =>
      inTime(ONE_WITHIN, async (store) => {
        const found = await store.getMetadata(key(id, PICTURE_WIDTHS[0]))
        const at = found?.metadata['storedAt']
        return typeof at === 'number' ? at : null
      }),
    delete: (id) =>
      inTime(ONE_WITHIN, async (store) => {
        await Promise.all(PICTURE_WIDTHS.map((width) => store.delete(key(id, width))))
      }),
    list: () =>
      inTime(ALL_WITHIN, async (store) => {
        const { blobs } = await store.list()
        return [...new Set(blobs.map((blob) => blob.key.split('/')[0] ?? ''))]
      }),
  }
}

const inTime = <T>(ms: number, ask: (store: Store) => Promise<T>) =>
  askStore('article-pictures', ms, ask)
