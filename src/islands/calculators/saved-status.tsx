import type { ReactNode, RefObject } from 'react'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'

type Props = {
  said: string
  undo: RefObject<HTMLButtonElement | null>
  /** Whether there is a deletion to take back. */
  canUndo: boolean
  undoLabel: string
  onUndo: () => void
  className?: string
}

/** What has just happened to the saved results, and a button that takes a deletion back. */
export function SavedStatus(props: Props): ReactNode {
  const { said, undo, canUndo, undoLabel, onUndo, className } = props
  return (
    <>
      <p role="status" className={cx('empty:hidden', className)}>
        {said}
      </p>
      {canUndo && (
        <Button ref={undo} variant="quiet" size="sm" onClick={onUndo}>
          {undoLabel}
        </Button>
      )}
    </>
  )
}
