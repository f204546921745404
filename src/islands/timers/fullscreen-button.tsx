import { Maximize, Minimize } from 'lucide-react'
import { useFullscreen } from '#islands/signals/use-fullscreen.ts'
import { StageTool } from './stage-tool.tsx'

/** What a press does. */
type Props = { enter: string; leave: string }

/** The stage covers the page already; this covers what the browser keeps for itself, where it can. */
export function FullscreenButton({ enter, leave }: Props) {
  const { can, full, toggle } = useFullscreen()
  if (!can) return null
  return (
    <StageTool label={full ? leave : enter} icon={full ? Minimize : Maximize} onPress={toggle} />
  )
}
