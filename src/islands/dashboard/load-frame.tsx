import type { ReactNode } from 'react'
import { PartFrame } from '#islands/health/kit/part.tsx'
import { useBoard } from './board.tsx'

/** Where something is shown that is loaded on demand: what did not arrive can be asked for again. */
export function LoadFrame(props: { placeholder?: ReactNode; children: ReactNode }): ReactNode {
  const { t } = useBoard()
  return (
    <PartFrame
      placeholder={props.placeholder}
      failed={{
        title: t('dashboard.part.failed'),
        text: t('dashboard.part.failedText'),
        retry: t('workspace.retry'),
      }}
    >
      {props.children}
    </PartFrame>
  )
}
