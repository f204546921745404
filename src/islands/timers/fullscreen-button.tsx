import { useFullscreen } from '#islands/signals/use-fullscreen.ts'
import { Icon } from './icons.tsx'

type Props = {
  className: string
  /** What a press does. */
  enter: string
  leave: string
}

/** The stage covers the page already; this covers what the browser keeps for itself, where it can. */
export function FullscreenButton({ className, enter, leave }: Props) {
  const { can, full, toggle } = useFullscreen()
  if (!can) return null
  return (
    <button type="button" className={className} aria-label={full ? leave : enter} onClick={toggle}>
      <Icon name={full ? 'small' : 'full'} />
    </button>
  )
}
