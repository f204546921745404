import * as z from 'zod/mini'
import { UserId } from '#lib/ids.ts'

/** The most bytes that a picture may have. */
export const PICTURE_MAX_BYTES = 4 * 1024 * 1024

/** The width and height of the pictures that are kept, in pixels, at most. */
export const AVATAR_SIZE = 512

/** The width and height of the small version of a picture, in pixels, at most: of cards, lists and the header. */
export const SMALL_AVATAR_SIZE = 192

/** Characters of Base64 for one picture of the largest size, and a byte more, which is refused by its size. */
const BASE64_MAX = 4 * Math.ceil((PICTURE_MAX_BYTES + 1) / 3)

/** The bytes of a body that carries a picture in Base64, and little besides. */
export const AVATAR_MAX_BODY = BASE64_MAX + 512

/** A picture in Base64, without `data:` before it. Without a session it needs the upload token of the sign-up. */
export const PutAvatar = z.strictObject({
  image: z
    .string('required')
    .check(z.minLength(1, 'required'), z.maxLength(BASE64_MAX, 'too_large')),
  token: z.optional(z.string().check(z.regex(/^[\w-]{43}$/, 'invalid'))),
})
export type PutAvatar = z.infer<typeof PutAvatar>

export const AvatarSaved = z.object({ avatarUrl: z.string() })
export type AvatarSaved = z.infer<typeof AvatarSaved>

export const AvatarParams = z.object({ userId: UserId })

/** `v` identifies the version of a picture, so each can be cached for long; `size` asks for the small one. */
export const AvatarQuery = z.strictObject({
  v: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/, 'invalid'))),
  size: z.optional(z.literal('small', 'invalid')),
})
export type AvatarQuery = z.infer<typeof AvatarQuery>
