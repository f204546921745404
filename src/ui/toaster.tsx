import { Toast, Toaster as ArkToaster } from '@ark-ui/react/toast'
import { CircleAlert, CircleCheck, Info, X, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { toaster } from '#stores/toasts.ts'

const ICONS: Record<string, { Icon: LucideIcon; colour: string }> = {
  success: { Icon: CircleCheck, colour: 'text-pine' },
  error: { Icon: CircleAlert, colour: 'text-clay-strong' },
  info: { Icon: Info, colour: 'text-ink-soft' },
}

export type ToasterProps = {
  /** The name of the region, such as "Notices". */
  label: string
  closeLabel: string
}

/** Shows the toasts of stores/toasts.ts. One per page. */
export function Toaster({ label, closeLabel }: ToasterProps): ReactNode {
  return (
    <ArkToaster toaster={toaster} aria-label={label}>
      {(shown) => {
        const { Icon, colour } = ICONS[shown.type ?? 'info'] ?? { Icon: Info, colour: '' }
        return (
          <Toast.Root className="toast flex w-[min(24rem,100vw-2rem)] items-start gap-3 rounded-card border border-line bg-surface py-1.5 ps-4 pe-1.5 text-ink shadow-soft">
            <Icon aria-hidden="true" className={`mt-3 size-5 shrink-0 ${colour}`} />
            <Toast.Title className="min-w-0 flex-1 py-2.5 text-sm font-medium">
              {shown.title}
            </Toast.Title>
            <Toast.CloseTrigger
              aria-label={closeLabel}
              className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-surface-2 hover:text-ink"
            >
              <X aria-hidden="true" className="size-4.5" />
            </Toast.CloseTrigger>
          </Toast.Root>
        )
      }}
    </ArkToaster>
  )
}
