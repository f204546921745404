/** The most bytes that a picture may have. */
export const PICTURE_MAX_BYTES = 4 * 1024 * 1024

/** The pictures that are stored, in pixels: four to five. */
export const PORTRAIT = { width: 960, height: 1200 } as const

/** What a picture has to have once it is cut, in pixels. */
export const LEAST_PORTRAIT = { width: 480, height: 600 } as const

/** The small version of a picture, in pixels, at most: of cards, lists and the header. */
export const SMALL_PORTRAIT = { width: 240, height: 300 } as const

/** What a picture may be sent as; the server looks at its first bytes. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

/** A picture as a file of a call. */
export const PICTURE_UPLOAD = {
  field: 'image',
  types: PICTURE_TYPES,
  maxBytes: PICTURE_MAX_BYTES,
  otherType: 'not_a_picture',
} as const
