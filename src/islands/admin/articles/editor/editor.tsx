import type { ReactNode } from 'react'
import { ONCE, useRead } from '#client/data/use-read.ts'
import { Loaded } from '#client/problem/loaded.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import { useT } from '#client/texts/use-t.ts'
import { getArticle } from '#lib/admin/articles/calls.ts'
import type { ArticleId } from '#lib/ids.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { goWith } from '../../address.ts'
import { AreaSkeleton } from '../../kit/area-skeleton.tsx'
import { useForgotten } from '../../kit/gone.tsx'
import { ArticleForm } from './article-form.tsx'
import { articleDraft } from './use-article.ts'

/** Opens an article to edit. */
export function Editor({ id }: { id: ArticleId }): ReactNode {
  const t = useT('adminArticles')
  // The form is based on it: only opening the editor reads it.
  const read = useRead(getArticle, { params: { id } }, ONCE)
  return (
    <Loaded
      read={read}
      gone={<GoneArticle id={id} />}
      failed={t('adminArticles.editor.failed')}
      waiting={
        <Waiting label={t('adminArticles.editor.loading')} className="">
          <AreaSkeleton />
        </Waiting>
      }
    >
      {(opened) => <ArticleForm first={opened} />}
    </Loaded>
  )
}

function GoneArticle({ id }: { id: ArticleId }) {
  const t = useT('adminArticles')
  useForgotten(articleDraft(id))
  return (
    <EmptyState
      title={t('adminArticles.editor.gone')}
      text={t('adminArticles.editor.goneText')}
      action={
        <Button onClick={() => goWith({ article: null })}>{t('adminArticles.editor.back')}</Button>
      }
    />
  )
}
