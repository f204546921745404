import type { LucideIcon } from 'lucide-react'

type Props = { label: string; icon: LucideIcon; onPress: () => void }

/** A small control at the edge of a stage, in the colour of what is written there. */
export function StageTool({ label, icon: Icon, onPress }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      className="stage-tool grid size-12 place-items-center rounded-full"
      onClick={onPress}
    >
      <Icon className="size-6" aria-hidden="true" />
    </button>
  )
}
