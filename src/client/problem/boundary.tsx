import { Component, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

type Props = { children: ReactNode }

/**
 * Stands in for what has failed to draw, or whose script has not arrived: React's `lazy` keeps a failure, so that the page has
 * to be loaded again. Drafts are stored as they are typed.
 */
export class Boundary extends Component<Props, { isFailed: boolean }> {
  override state = { isFailed: false }

  static getDerivedStateFromError() {
    return { isFailed: true }
  }

  override render() {
    return this.state.isFailed ? <Lost /> : this.props.children
  }
}

function Lost() {
  const t = useT('island')
  return (
    <div role="alert">
      <EmptyState
        title={t('island.failed.title')}
        text={t('island.failed.text')}
        action={<Button onClick={() => location.reload()}>{t('island.reload')}</Button>}
      />
    </div>
  )
}
