import type { LucideIcon } from 'lucide-react'

type Props = { label: string; icon: LucideIcon; onPress: () => void }

/** A small button at the edge of a stage, in the text colour. */
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
