import { useState, type ReactNode } from 'react'
import { DiscardQuestion } from '#client/editing/discard-question.tsx'
import { useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'
import type { ArticleState } from './use-article.ts'

type Props = { state: Pick<ArticleState, 'isUnsaved' | 'isBusy' | 'discard'> }

/** Gives up what is typed since the last save, after a question; nothing while there is none. */
export function Cancel({ state }: Props): ReactNode {
  const t = useT('island')
  const { isUnsaved, isBusy, discard } = state
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      {isUnsaved && (
        <Button variant="quiet" size="sm" loading={isBusy} onClick={() => setAsking(true)}>
          {t('island.cancel')}
        </Button>
      )}
      <DiscardQuestion
        open={isAsking}
        onClose={() => setAsking(false)}
        onDiscard={() => discard()}
      />
    </>
  )
}
