import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'

/** How a figure is counted, for who opens it. */
export function Counted({ of, children }: { of: string; children: ReactNode }) {
  const t = useT('adminMetrics')
  return (
    <details className="text-sm">
      <summary className="link cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        {t('adminMetrics.counted')}
        <span className="sr-only">: {of}</span>
      </summary>
      <p className="pb-1 text-ink-soft">{children}</p>
    </details>
  )
}
