import * as z from 'zod/mini'
import { PICTURE_MAX_BYTES } from '#lib/accounts/avatar.ts'
import { contract } from '#lib/http/contract.ts'
import { PICTURE_ID, PICTURE_WIDTHS } from './picture.ts'

/** Characters of Base64 for the largest file, and a byte more, which is refused by its size. */
const BASE64_MAX = 4 * Math.ceil((PICTURE_MAX_BYTES + 1) / 3)

/** The bytes of a body that carries a file in Base64, and little besides. */
export const PICTURE_MAX_BODY = BASE64_MAX + 512

/**
 * INVALID_INPUT at `image`: `too_large`, `not_a_picture`, `too_many_pixels`, `too_deep`, `animated`, `unreadable`.
 */
export const uploadPicture = contract({
  method: 'POST',
  path: '/api/admin/article-pictures',
  body: z.strictObject({
    image: z
      .string('required')
      .check(z.minLength(1, 'required'), z.maxLength(BASE64_MAX, 'too_large')),
  }),
  response: z.object({ id: z.string(), path: z.string() }),
})

const FILES = PICTURE_WIDTHS.map((width) => `${width}.webp` as const)

/** A picture of an article, as WebP. */
export const getPicture = contract({
  method: 'GET',
  path: '/article-pictures/:id/:file',
  params: z.object({
    id: z.string().check(z.regex(PICTURE_ID, 'invalid')),
    file: z.enum(FILES, 'invalid'),
  }),
  response: z.custom<Uint8Array>((answer) => answer instanceof Uint8Array),
})
