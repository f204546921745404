import * as z from 'zod/mini'
import { problemResolver } from '#client/form-problems.ts'
import { VideoInput, type AdminVideo } from '#lib/admin/videos-schemas.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import { fieldProblems } from '#lib/http/field-problems.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { isOneOf } from '#lib/one-of.ts'
import { watchUrl } from '#lib/videos/youtube-links.ts'

/** What is typed about an exercise: empty is ''. */
export type VideoForm = Omit<VideoInput, 'channel' | 'spokenLocale'> & {
  channel: string
  spokenLocale: string
}

/** What a new one begins with: the values that most exercises have. */
export const EMPTY: VideoForm = {
  url: '',
  name: { es: '', en: '' },
  description: { es: '', en: '' },
  section: 'core',
  professional: 'both',
  channel: '',
  spokenLocale: '',
  needsGuidance: false,
  isActive: true,
}

/** What the form shows of a stored one. */
export function toForm(video: AdminVideo): VideoForm {
  const { name, description, section, professional, needsGuidance, isActive } = video
  return {
    url: watchUrl(video.youtubeId),
    channel: video.channel ?? '',
    spokenLocale: video.spokenLocale ?? '',
    ...{ name, description, section, professional, needsGuidance, isActive },
  }
}

/** What is sent. */
export function toInput({ channel, spokenLocale, ...same }: VideoForm): VideoInput {
  return {
    ...same,
    channel: channel.trim() === '' ? null : channel,
    spokenLocale: isOneOf(LOCALES, spokenLocale) ? spokenLocale : null,
  }
}

function problemsOf(form: VideoForm): FieldProblems {
  const input = toInput(form)
  const { error } = z.safeParse(VideoInput, input)
  return error ? fieldProblems(error.issues, input, 'body') : {}
}

export const resolver = problemResolver(problemsOf)
