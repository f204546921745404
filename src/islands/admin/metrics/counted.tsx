import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'

/** How a figure is counted, for who opens it. */
export function Counted({ of, children }: { of: string; children: ReactNode }) {
  const t = useT('adminMetrics')
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center font-semibold text-pine underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        {t('adminMetrics.counted')}
        <span className="sr-only">: {of}</span>
      </summary>
      <p className="pb-1 text-ink-soft">{children}</p>
    </details>
  )
}
