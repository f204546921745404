/** The widths in which a picture of an article is kept, in pixels; a smaller one is kept as it is. */
export const PICTURE_WIDTHS = [640, 1200] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** Of an uploaded picture: a hash of what is kept, and the size of its largest. */
export const PICTURE_ID = /^[0-9a-f]{32}-[1-9]\d{0,3}x[1-9]\d{0,3}$/

const PATH = /^\/article-pictures\/([0-9a-f]{32}-([1-9]\d{0,3})x([1-9]\d{0,3}))\/\d+\.webp$/

/** Where a picture is; its content never changes. */
export function picturePath(id: string, width: PictureWidth = 1200): string {
  return `/article-pictures/${id}/${width}.webp`
}

/** An uploaded picture by its path; null for any other. Width and height are those of the largest, in pixels. */
export function pictureAt(path: string): { id: string; width: number; height: number } | null {
  const [, id, width, height] = PATH.exec(path) ?? []
  return id ? { id, width: Number(width), height: Number(height) } : null
}

/** The size of a picture that was uploaded, for the renderer of texts. */
export function pictureSize(path: string): { width: number; height: number } | undefined {
  const found = pictureAt(path)
  return found ? { width: found.width, height: found.height } : undefined
}

/** The `srcset` of a picture; undefined for one that has a single size. */
export function pictureSrcSet(path: string): string | undefined {
  const found = pictureAt(path)
  if (!found) return undefined
  return PICTURE_WIDTHS.map(
    (width) => `${picturePath(found.id, width)} ${Math.min(width, found.width)}w`,
  ).join(', ')
}
