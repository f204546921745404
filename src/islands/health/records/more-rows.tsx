import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'
import { Problem } from '#ui/problem.tsx'

type Props = {
  scroller: RefObject<HTMLElement | null>
  /** Of pages that are there: after each it is looked again whether the end is in view. */
  pages: number
  isLoading: boolean
  isFailed: boolean
  onMore: () => void
}

/** How far from the end the next page is asked for, in px. */
const AHEAD = 600

/** The end of a list that goes on: asks for the next page when it comes near, and by a button. */
export function MoreRows({ scroller, pages, isLoading, isFailed, onMore }: Props): ReactNode {
  const t = useT('healthRecords', 'island')
  const end = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(() => {
    if (!isLoading && !isFailed) onMore()
  })
  useEffect(() => {
    if (!end.current) return undefined
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near()
      },
      { root: scroller.current, rootMargin: `${AHEAD}px` },
    )
    seen.observe(end.current)
    return () => seen.disconnect()
  }, [scroller, pages])
  return (
    <div ref={end} className="grid justify-items-center gap-2 p-4">
      {isFailed && <Problem>{t('healthRecords.failed')}</Problem>}
      {/* One button for both, which keeps the focus. */}
      <Button variant="quiet" size="sm" loading={isLoading} onClick={onMore}>
        {isFailed ? t('island.retry') : t('healthRecords.older')}
      </Button>
    </div>
  )
}
