import { MonitorSmartphone } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  /** Browser and system, from the server. */
  device: string
  /** The time of its last use. */
  when: string
  /** Its status, or its actions. */
  children: ReactNode
  /** Why it is still there. */
  problem: ReactNode
}

/** A browser as an item of a list. */
export function BrowserRow({ device, when, children, problem }: Props): ReactNode {
  return (
    <li className="flex items-center gap-3 py-3 last:pb-0">
      <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      {/* On narrow screens the actions wrap below the text, not below the icon. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
        <div className="grid min-w-0 flex-1 basis-44 gap-0.5">
          <p className="text-sm font-medium">{device}</p>
          <p className="text-sm text-ink-soft">{when}</p>
        </div>
        {children}
        <div className="basis-full empty:hidden">{problem}</div>
      </div>
    </li>
  )
}
