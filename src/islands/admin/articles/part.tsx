import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { ArticleId } from '#lib/ids.ts'
import { useParameters } from '../address.ts'
import { AreaSkeleton } from '../kit/area-skeleton.tsx'
import { rowButtonId } from '../kit/row-button.tsx'
import { ArticleLists } from './article-lists.tsx'
import type { ArticlesProps } from './texts.ts'

// CodeMirror is for those who write.
const Editor = lazy(() =>
  import('./editor/editor.tsx').then((module) => ({ default: module.Editor })),
)

/** The articles, or the one that is open. */
export function ArticlesPart(props: ArticlesProps): ReactNode {
  const { data: id } = ArticleId.safeParse(useParameters()('article'))
  const before = useRef(id)
  useEffect(() => {
    // Back in the list, the focus is where it was left.
    if (!id && before.current) document.getElementById(rowButtonId(before.current))?.focus()
    before.current = id
  }, [id])
  if (!id) return <ArticleLists {...props} />
  return (
    <Suspense fallback={<AreaSkeleton />}>
      <Editor key={id} {...props} id={id} />
    </Suspense>
  )
}
