import type { ReactNode } from 'react'
import { ONCE, useRead } from '#client/data/use-read.ts'
import { useT } from '#client/texts/use-t.ts'
import { getArticle } from '#lib/admin/articles/calls.ts'
import type { ArticleId } from '#lib/ids.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { goWith } from '../../address.ts'
import { AreaSkeleton } from '../../kit/area-skeleton.tsx'
import { ArticleForm } from './article-form.tsx'

/** Opens an article to edit. */
export function Editor({ id }: { id: ArticleId }): ReactNode {
  const t = useT('adminArticles', 'island')
  const { data, error, refetch } = useRead(
    getArticle,
    { params: { id } },
    {
      // The form is based on it: only opening the editor reads it.
      ...ONCE,
    },
  )
  if (data) return <ArticleForm first={data} />
  if (error?.code === 'NOT_FOUND') {
    return (
      <EmptyState
        title={t('adminArticles.editor.gone')}
        text={t('adminArticles.editor.goneText')}
        action={
          <Button onClick={() => goWith({ article: null })}>
            {t('adminArticles.editor.back')}
          </Button>
        }
      />
    )
  }
  if (error) {
    return (
      <EmptyState
        title={t('adminArticles.editor.failed')}
        text=""
        action={<Button onClick={() => void refetch()}>{t('island.retry')}</Button>}
      />
    )
  }
  return (
    <>
      <p role="status" className="sr-only">
        {t('adminArticles.editor.loading')}
      </p>
      <AreaSkeleton />
    </>
  )
}
