import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'button'>, 'children' | 'className'> & {
  icon: LucideIcon
  'aria-label': string
}

/** A round icon button, named by its label. */
export function IconButton({ icon: Icon, ...props }: Props) {
  return (
    <button
      type="button"
      {...props}
      className="grid size-11 flex-none place-items-center rounded-full hover:bg-surface-2 aria-disabled:cursor-not-allowed aria-disabled:opacity-35"
    >
      <Icon className="size-5" aria-hidden="true" />
    </button>
  )
}
