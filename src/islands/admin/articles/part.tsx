import { lazy, Suspense, type ReactNode } from 'react'
import { ArticleId } from '#lib/ids.ts'
import { useParameters } from '../address.ts'
import { AreaSkeleton } from '../kit/area-skeleton.tsx'
import { useFocusedRow } from '../kit/use-focus-way.ts'
import { ArticleLists } from './article-lists.tsx'
import type { ArticlesProps } from './texts.ts'

// CodeMirror is for those who write.
const Editor = lazy(() =>
  import('./editor/editor.tsx').then((module) => ({ default: module.Editor })),
)

/** The articles, or the one that is open. */
export function ArticlesPart(props: ArticlesProps): ReactNode {
  const { data: id } = ArticleId.safeParse(useParameters()('article'))
  const around = useFocusedRow<HTMLDivElement>(id ?? null)
  return (
    <div ref={around}>
      {id ? (
        <Suspense fallback={<AreaSkeleton />}>
          <Editor key={id} {...props} id={id} />
        </Suspense>
      ) : (
        <ArticleLists {...props} />
      )}
    </div>
  )
}
