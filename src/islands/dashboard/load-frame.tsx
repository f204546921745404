import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { PartFrame } from '#ui/part-frame.tsx'

/** Where something is shown that is loaded on demand: what did not arrive can be asked for again. */
export function LoadFrame(props: { placeholder?: ReactNode; children: ReactNode }): ReactNode {
  const t = useT('dashboard', 'workspace')
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
