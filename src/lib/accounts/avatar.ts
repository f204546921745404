/** The most bytes that a picture may have. */
export const PICTURE_MAX_BYTES = 4 * 1024 * 1024

/** The width and height of the pictures that are kept, in pixels, at most. */
export const AVATAR_SIZE = 512

/** The width and height of the small version of a picture, in pixels, at most: of cards, lists and the header. */
export const SMALL_AVATAR_SIZE = 192

/** What a picture may be sent as; the server looks at its first bytes. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

/** A picture as a file of a call. */
export const PICTURE_UPLOAD = {
  field: 'image',
  types: PICTURE_TYPES,
  maxBytes: PICTURE_MAX_BYTES,
  otherType: 'not_a_picture',
} as const
