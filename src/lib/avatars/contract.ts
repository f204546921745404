import * as z from 'zod/mini'
import { AvatarParams, AvatarQuery, AvatarSaved, PICTURE_UPLOAD } from '#lib/accounts/avatar.ts'
import { contract } from '#lib/http/contract.ts'
import { Done } from '#lib/http/done.ts'

const OWN_PICTURE = '/api/profile/avatar'

/** With a session, or with the upload token that signing up gave, in the header `Upload-Token`. */
export const putAvatar = contract({
  method: 'PUT',
  path: OWN_PICTURE,
  upload: PICTURE_UPLOAD,
  response: AvatarSaved,
})

export const deleteAvatar = contract({
  method: 'DELETE',
  path: OWN_PICTURE,
  response: Done,
})

/** Bytes, which the server sends as a picture, and the version of the picture that they show. */
const Portrait = z.object({
  webp: z.custom<Uint8Array>((answer) => answer instanceof Uint8Array),
  version: z.string(),
})
export type Portrait = z.infer<typeof Portrait>

export const getAvatar = contract({
  method: 'GET',
  path: '/avatars/:userId/avatar.webp',
  params: AvatarParams,
  query: AvatarQuery,
  response: Portrait,
})
