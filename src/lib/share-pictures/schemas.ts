import * as z from 'zod/mini'
import * as articlesSchemas from '#lib/articles/schemas.ts'
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

export const getProfilePicture = {
  params: z.object({ locale, id: ProfessionalId }),
  response: Png,
}

export const getArticlePicture = {
  params: z.object({ locale, slug: articlesSchemas.getArticle.params.shape.slug }),
  response: Png,
}

export const getVideoPicture = {
  params: z.object({ locale, id: VideoId }),
  response: Png,
}

export const getCityPicture = {
  params: z.object({ locale, type, city: slug }),
  response: Png,
}

export const getSpecialtyPicture = {
  params: z.object({ locale, type, specialty: slug }),
  response: Png,
}
