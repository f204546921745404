import * as z from 'zod/mini'
import { Choice } from '#lib/fields/choice.ts'
import { Line } from '#lib/fields/line.ts'
import { Paragraph } from '#lib/fields/paragraph.ts'
import { Version } from '#lib/fields/version.ts'
import { Done } from '#lib/http/done.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { VideoId } from '#lib/ids.ts'
import * as library from '#lib/videos/schemas.ts'
import { BODY_SECTIONS, VIDEO_PROFESSIONS } from '#lib/videos/sections.ts'
import { youtubeIdOf } from '#lib/videos/youtube-id.ts'
import { listOf, listQuery } from './list.ts'

/** An exercise of the library as admins see it, the hidden ones among them. */
export const AdminVideo = z.extend(library.ExerciseVideo, {
  /** Only active ones are public. */
  isActive: z.boolean(),
  version: Version,
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type AdminVideo = z.infer<typeof AdminVideo>

/** Longer addresses of a video are none. */
const LINK_MAX = 2_000

/** Characters of a name, of a description and of a channel's name, at most. */
export const NAME_MAX = 80
export const DESCRIPTION_MAX = 500
export const CHANNEL_MAX = 100

const perLanguage = <Text extends z.core.SomeType>(text: Text) =>
  z.strictObject({ es: text, en: text })

/** What an admin enters about an exercise. */
export const VideoInput = z.strictObject({
  /** An address of the video, of any form that `youtubeIdOf` knows. */
  url: z.string('required').check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(LINK_MAX, 'too_long'),
    z.refine((url) => url === '' || youtubeIdOf(url) !== null, 'invalid_video'),
  ),
  name: perLanguage(Line(NAME_MAX)),
  description: perLanguage(Paragraph(DESCRIPTION_MAX)),
  section: Choice(BODY_SECTIONS),
  professional: Choice(VIDEO_PROFESSIONS),
  channel: z.nullable(Line(CHANNEL_MAX)),
  spokenLocale: z.nullable(z.enum(LOCALES, 'invalid')),
  needsGuidance: z.boolean('required'),
  isActive: z.boolean('required'),
})
export type VideoInput = z.infer<typeof VideoInput>

export const ACTIVE = ['yes', 'no'] as const

export const VideosRequest = listQuery(['created', 'name'], {
  section: z.optional(z.enum(BODY_SECTIONS, 'invalid')),
  professional: z.optional(z.enum(VIDEO_PROFESSIONS, 'invalid')),
  active: z.optional(z.enum(ACTIVE, 'invalid')),
  /** The one video with this id of YouTube's: whether the library has it. */
  youtube: z.optional(z.string('invalid').check(z.regex(/^[\w-]{11}$/, 'invalid'))),
  /** Whose names the order by name goes by. */
  locale: z._default(z.enum(LOCALES, 'invalid'), 'es'),
})
export type VideosRequest = z.infer<typeof VideosRequest>

const ofVideo = z.object({ id: VideoId })

export const listAdminVideos = {
  query: VideosRequest,
  response: listOf(AdminVideo),
}

export const getAdminVideo = {
  params: ofVideo,
  response: AdminVideo,
}

export const createVideo = {
  body: VideoInput,
  response: AdminVideo,
}

export const updateVideo = {
  params: ofVideo,
  body: z.extend(VideoInput, { version: Version }),
  response: AdminVideo,
}

export const deleteVideo = {
  params: ofVideo,
  response: Done,
}
