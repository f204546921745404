import { useFullscreen } from '#islands/signals/use-fullscreen.ts'
import { Icon } from './icons.tsx'
import type { StageT } from './texts.ts'

/** The stage covers the page already; this covers what the browser keeps for itself, where it can. */
export function FullscreenButton({ t }: { t: StageT }) {
  const { can, full, toggle } = useFullscreen()
  if (!can) return null
  return (
    <button
      type="button"
      className="stage-tool"
      aria-label={full ? t('timers.stage.leaveFullscreen') : t('timers.stage.fullscreen')}
      onClick={toggle}
    >
      <Icon name={full ? 'small' : 'full'} />
    </button>
  )
}
