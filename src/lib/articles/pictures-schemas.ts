import * as z from 'zod/mini'
import { PICTURE_ID, PICTURE_WIDTHS } from './picture.ts'

export const uploadPicture = {
  response: z.object({ id: z.string(), path: z.string() }),
}

const FILES = PICTURE_WIDTHS.map((width) => `${width}.webp` as const)

export const getPicture = {
  params: z.object({
    id: z.string().check(z.regex(PICTURE_ID, 'invalid')),
    file: z.enum(FILES, 'invalid'),
  }),
  response: z.custom<Uint8Array>((answer) => answer instanceof Uint8Array),
}
