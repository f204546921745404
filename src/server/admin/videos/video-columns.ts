import type { VideoColumns } from '#db/queries/admin/videos.ts'
import type { VideoInput } from '#lib/admin/videos-schemas.ts'
import { AppError } from '#lib/http/errors.ts'
import { youtubeIdOf } from '#lib/videos/youtube-id.ts'

/** What is stored of what an admin entered. @throws INVALID_INPUT at `url`, which the contract has checked before */
export function videoColumns(input: VideoInput): VideoColumns {
  const { url, name, description, section, professional, ...same } = input
  const youtubeId = youtubeIdOf(url)
  if (youtubeId === null) throw urlProblem('invalid_video')
  const { channel, spokenLocale, needsGuidance, isActive } = same
  return {
    youtubeId,
    nameEs: name.es,
    nameEn: name.en,
    descriptionEs: description.es,
    descriptionEn: description.en,
    bodySection: section,
    professionalType: professional,
    ...{ channel, spokenLocale, needsGuidance, isActive },
  }
}

/** INVALID_INPUT at the address of the video. */
const urlProblem = (url: 'invalid_video' | 'duplicate', cause?: unknown) =>
  new AppError('INVALID_INPUT', 'the address of the video', { fields: { url }, cause })

/** Another exercise of the library shows this video. */
export const videoTaken = (cause?: unknown) => urlProblem('duplicate', cause)
