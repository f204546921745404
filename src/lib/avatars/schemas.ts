import * as z from 'zod/mini'
import { Done } from '#lib/http/done.ts'
import { UserId } from '#lib/ids.ts'

export const AvatarSaved = z.object({ avatarUrl: z.string() })
export type AvatarSaved = z.infer<typeof AvatarSaved>

export const putAvatar = {
  response: AvatarSaved,
}

export const deleteAvatar = {
  response: Done,
}

/** `v` identifies the version of a picture, so each can be cached for long; `size` asks for the small one. */
export const AvatarQuery = z.strictObject({
  v: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/, 'invalid'))),
  size: z.optional(z.literal('small', 'invalid')),
})
export type AvatarQuery = z.infer<typeof AvatarQuery>

/** Bytes, which the server sends as a picture, and the version of the picture that they show. */
const Portrait = z.object({
  webp: z.custom<Uint8Array>((answer) => answer instanceof Uint8Array),
  version: z.string(),
})
export type Portrait = z.infer<typeof Portrait>

export const getAvatar = {
  params: z.object({ userId: UserId }),
  query: AvatarQuery,
  response: Portrait,
}
