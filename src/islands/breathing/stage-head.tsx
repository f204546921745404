import { FullscreenButton } from '#islands/timers/fullscreen-button.tsx'
import type { BreathingT } from './texts.ts'

type Props = { t: BreathingT; progress: string }

/** How far one is, and the way to the whole screen. */
export function StageHead({ t, progress }: Props) {
  return (
    <header>
      <p className="breath-progress">{progress}</p>
      <FullscreenButton
        className="breath-tool"
        enter={t('breathing.fullscreen')}
        leave={t('breathing.leaveFullscreen')}
      />
    </header>
  )
}
