import * as z from 'zod/mini'
import { getArticle } from '#lib/articles/contract.ts'
import { contract } from '#lib/http/contract.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { ProfessionalId, VideoId } from '#lib/ids.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'

/**
 * The pictures that networks show of links to pages of the database and to articles, drawn when asked for. An address
 * names a row or a file and never contains a text to be drawn, or anybody could make pictures in our name.
 */

/** Bytes, which the server sends as a picture. */
const Png = z.custom<Uint8Array>((answer) => answer instanceof Uint8Array)

const locale = z.enum(LOCALES)
const type = z.enum(PROFESSIONAL_TYPES)
const slug = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/))

export const getProfilePicture = contract({
  method: 'GET',
  path: '/share/:locale/profile/:id/picture.png',
  params: z.object({ locale, id: ProfessionalId }),
  response: Png,
})

/** Of a file or of the database, in its own language. */
export const getArticlePicture = contract({
  method: 'GET',
  path: '/share/:locale/article/:slug/picture.png',
  params: z.object({ locale, slug: getArticle.params.shape.slug }),
  response: Png,
})

export const getVideoPicture = contract({
  method: 'GET',
  path: '/share/:locale/video/:id/picture.png',
  params: z.object({ locale, id: VideoId }),
  response: Png,
})

/** Of a profession in a city, named as in the address of its page. */
export const getCityPicture = contract({
  method: 'GET',
  path: '/share/:locale/city/:type/:city/picture.png',
  params: z.object({ locale, type, city: slug }),
  response: Png,
})

/** Of a profession with a speciality, named likewise. */
export const getSpecialtyPicture = contract({
  method: 'GET',
  path: '/share/:locale/specialty/:type/:specialty/picture.png',
  params: z.object({ locale, type, specialty: slug }),
  response: Png,
})
