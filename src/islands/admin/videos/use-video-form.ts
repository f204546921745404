import { useAsk } from '#client/data/data.ts'
import { useCache } from '#client/data/use-cache.ts'
import { useEditing, type Editing } from '#client/editing/use-editing.ts'
import { useT } from '#client/texts/use-t.ts'
import * as videos from '#lib/admin/videos-calls.ts'
import type { AdminVideo, VideoInput } from '#lib/admin/videos-schemas.ts'
import type { Rules } from '#lib/merge.ts'
import { toast } from '#stores/toasts.ts'
import { goWith } from '../address.ts'
import { useDraftKey } from '../kit/use-draft-key.ts'
import { check, EMPTY, toForm, type VideoForm } from './form.ts'

/** The value of the address for a new exercise. */
export const NEW = 'new'

/** Of an exercise; null while it is a new one. */
export type VideoEditing = Editing<AdminVideo | null, VideoForm>

const RULES: Rules<VideoForm> = { parts: Object.keys(EMPTY) as (keyof VideoForm)[] }

/** What a draft of an exercise is about. */
export const videoDraft = (id: string): string => `video:${id}`

const valuesOf = (video: AdminVideo | null) => (video ? toForm(video) : EMPTY)

/**
 * The form of an exercise. Closing its panel, or opening another, loses nothing.
 *
 * @param video null for a new one
 */
export function useVideoForm(video: AdminVideo | null): VideoEditing {
  const t = useT('adminVideos')
  const ask = useAsk()
  const cache = useCache()
  return useEditing<AdminVideo | null, VideoForm, VideoInput>({
    stored: video,
    valuesOf,
    rules: RULES,
    check,
    save: (body, stored) =>
      stored
        ? ask(videos.updateVideo, {
            params: { id: stored.id },
            body: { ...body, version: stored.version },
          })
        : ask(videos.createVideo, { body }),
    read: (stored) => cache.read(videos.getAdminVideo, { params: { id: stored!.id } }),
    draft: useDraftKey(videoDraft(video?.id ?? NEW)),
    onSaved(stored) {
      toast.success(t(video ? 'adminVideos.updated' : 'adminVideos.created'))
      cache.put(videos.getAdminVideo, { params: { id: stored!.id } }, stored!)
      if (!video) goWith({ video: stored!.id })
    },
  })
}
