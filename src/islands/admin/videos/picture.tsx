import { Play } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { ExerciseVideo } from '#lib/videos/schemas.ts'
import { playerUrl } from '#lib/videos/youtube-links.ts'
import { Figure } from './figure.tsx'

type Props = {
  video: Pick<ExerciseVideo, 'name' | 'section' | 'professional' | 'youtubeId'>
}

/**
 * What visitors will see of an exercise: its drawing, behind which the video plays on a click. Nothing of YouTube's is
 * loaded before, and none of its pictures is shown (docs/decisions/032, 035).
 */
export function Picture({ video }: Props): ReactNode {
  const t = useT('adminVideos')
  const locale = useLocale()
  const [isPlaying, setPlaying] = useState(false)
  const { professional, youtubeId } = video
  const label = t('adminVideos.play')
  return (
    <div
      data-profession={professional === 'both' ? 'trainer' : professional}
      className="overflow-hidden rounded-card"
    >
      {isPlaying ? (
        <iframe
          src={`${playerUrl(youtubeId, locale)}&autoplay=1`}
          title={label}
          allowFullScreen
          allow="autoplay; picture-in-picture"
          // YouTube's player asks which site it plays on, and refuses otherwise (error 153).
          referrerPolicy="strict-origin"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          className="block aspect-video w-full border-0 bg-black"
          ref={(frame) => frame?.focus()}
        />
      ) : (
        <button
          type="button"
          onClick={() => setPlaying(true)}
          aria-label={label}
          className="relative block w-full -outline-offset-4 hue-tint"
        >
          <Figure video={video} />
          <span className="absolute start-3 top-2.5 text-xs font-medium">YouTube</span>
          <span className="absolute end-3 bottom-3 grid size-11 place-items-center rounded-full bg-disc text-citrus">
            <Play aria-hidden="true" className="size-5" fill="currentColor" />
          </span>
        </button>
      )}
    </div>
  )
}
