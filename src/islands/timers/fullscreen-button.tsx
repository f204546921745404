import { Maximize, Minimize } from 'lucide-react'
import { useFullscreen } from '#islands/signals/use-fullscreen.ts'
import { StageTool } from './stage-tool.tsx'

/** The labels of both actions. */
type Props = { enter: string; leave: string }

/** Toggles fullscreen, which also hides the browser's toolbars; the stage alone only covers the page. */
export function FullscreenButton({ enter, leave }: Props) {
  const { can, full, toggle } = useFullscreen()
  if (!can) return null
  return (
    <StageTool label={full ? leave : enter} icon={full ? Minimize : Maximize} onPress={toggle} />
  )
}
