import { FullscreenButton } from '#islands/timers/fullscreen-button.tsx'
import { useT } from '#client/texts/use-t.ts'

type Props = { progress: string }

/** The progress, and the full-screen button. */
export function StageHead({ progress }: Props) {
  const t = useT('breathing')
  return (
    <header className="flex min-h-12 w-full items-center justify-center">
      <p className="font-semibold tabular">{progress}</p>
      <div className="absolute end-0">
        <FullscreenButton
          enter={t('breathing.fullscreen')}
          leave={t('breathing.leaveFullscreen')}
        />
      </div>
    </header>
  )
}
