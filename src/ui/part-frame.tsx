import { Component, Suspense, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

type FrameProps = {
  /** Shown while it loads. */
  placeholder: ReactNode
  failed: { title: string; text: string; retry: string }
  children: ReactNode
}

/** Where a part is shown: while it loads a placeholder, when it did not arrive a way to try again. */
export function PartFrame({ placeholder, failed, children }: FrameProps): ReactNode {
  return (
    <Boundary failed={failed}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </Boundary>
  )
}

/** A script that did not load is asked for again by loading the page: React's `lazy` keeps a failure. */
class Boundary extends Component<Pick<FrameProps, 'failed' | 'children'>, { isFailed: boolean }> {
  override state = { isFailed: false }

  static getDerivedStateFromError() {
    return { isFailed: true }
  }

  override render() {
    const { failed, children } = this.props
    if (!this.state.isFailed) return children
    return (
      <EmptyState
        title={failed.title}
        text={failed.text}
        action={<Button onClick={() => location.reload()}>{failed.retry}</Button>}
      />
    )
  }
}
