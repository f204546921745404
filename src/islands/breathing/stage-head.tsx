import { useFullscreen } from '#islands/signals/use-fullscreen.ts'
import { Icon } from '#islands/timers/icons.tsx'
import type { BreathingT } from './texts.ts'

type Props = { t: BreathingT; progress: string }

/** How far one is, and the way to the whole screen. */
export function StageHead({ t, progress }: Props) {
  const { can, full, toggle } = useFullscreen()
  return (
    <header>
      <p className="breath-progress">{progress}</p>
      {can && (
        <button
          type="button"
          className="breath-tool"
          aria-label={full ? t('breathing.leaveFullscreen') : t('breathing.fullscreen')}
          onClick={toggle}
        >
          <Icon name={full ? 'small' : 'full'} />
        </button>
      )}
    </header>
  )
}
