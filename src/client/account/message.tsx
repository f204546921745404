import { CircleAlert, MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  /** `alert` interrupts a screen reader: for errors. */
  role: 'alert' | 'status'
  children: ReactNode
}

/** A message about the whole form. */
export function Message({ role, children }: Props): ReactNode {
  const Icon = role === 'alert' ? CircleAlert : MailCheck
  return (
    <div
      role={role}
      className="flex items-start gap-3 rounded-control border border-line bg-surface-2 px-4 py-3 text-sm wrap-anywhere"
    >
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-5 shrink-0 ${role === 'alert' ? 'text-clay-strong' : 'text-pine'}`}
      />
      <div className="grid min-w-0 flex-1 justify-items-start gap-2">{children}</div>
    </div>
  )
}
