import * as z from 'zod/mini'
import { PICTURE_UPLOAD } from '#lib/accounts/avatar.ts'
import { contract } from '#lib/http/contract.ts'
import { PICTURE_ID, PICTURE_WIDTHS } from './picture.ts'

/**
 * INVALID_INPUT at `image`: `too_large`, `not_a_picture`, `too_many_pixels`, `too_deep`, `animated`, `unreadable`.
 */
export const uploadPicture = contract({
  method: 'POST',
  path: '/api/admin/article-pictures',
  upload: PICTURE_UPLOAD,
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
