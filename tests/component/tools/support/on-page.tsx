import type { ReactNode } from 'react'

/** The panel in which a calculator stands on its page. */
export function OnPage({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div id={id} className="rounded-panel border border-line bg-surface p-5 shadow-soft sm:p-8">
      {children}
    </div>
  )
}
