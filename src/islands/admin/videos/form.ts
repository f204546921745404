import { bySchema } from '#client/form/check.ts'
import { VideoInput, type AdminVideo } from '#lib/admin/videos-schemas.ts'
import { watchUrl } from '#lib/videos/youtube-links.ts'

/** What a new one begins with: the values that most exercises have. */
export const EMPTY = {
  url: '',
  'name.es': '',
  'name.en': '',
  'description.es': '',
  'description.en': '',
  section: 'core' as VideoInput['section'],
  professional: 'both' as VideoInput['professional'],
  channel: '',
  spokenLocale: '',
  needsGuidance: false,
  isActive: true,
}
/** What is typed about an exercise, by the paths of what is sent: empty is ''. */
export type VideoForm = typeof EMPTY

/** What the form shows of a stored one. */
export function toForm(video: AdminVideo): VideoForm {
  const { name, description, section, professional, needsGuidance, isActive } = video
  return {
    url: watchUrl(video.youtubeId),
    'name.es': name.es,
    'name.en': name.en,
    'description.es': description.es,
    'description.en': description.en,
    channel: video.channel ?? '',
    spokenLocale: video.spokenLocale ?? '',
    ...{ section, professional, needsGuidance, isActive },
  }
}

/** What is sent. */
export const toInput = (form: VideoForm) => ({
  url: form.url,
  name: { es: form['name.es'], en: form['name.en'] },
  description: { es: form['description.es'], en: form['description.en'] },
  section: form.section,
  professional: form.professional,
  channel: form.channel.trim() === '' ? null : form.channel,
  spokenLocale: form.spokenLocale || null,
  needsGuidance: form.needsGuidance,
  isActive: form.isActive,
})

export const check = bySchema(VideoInput, toInput)
