import { Maximize, Minimize } from 'lucide-react'
import { useT } from '#client/texts/use-t.ts'
import { useFullscreen } from './signals/use-fullscreen.ts'
import { StageTool } from './stage-tool.tsx'

/** Toggles fullscreen, which also hides the browser's toolbars; the stage alone only covers the page. */
export function FullscreenButton() {
  const t = useT('timers')
  const { can, full, toggle } = useFullscreen()
  if (!can) return null
  const label = full ? t('timers.stage.leaveFullscreen') : t('timers.stage.fullscreen')
  return <StageTool label={label} icon={full ? Minimize : Maximize} onPress={toggle} />
}
