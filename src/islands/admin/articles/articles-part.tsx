import { Suspense, type ReactNode } from 'react'
import { useAddress } from '#client/address/use-address.ts'
import { lazyPart } from '#client/island/lazy-part.tsx'
import { ADMIN } from '../address.ts'
import { AreaSkeleton } from '../kit/area-skeleton.tsx'
import { useFocusedRow } from '../kit/use-focus-way.ts'
import { ArticleLists } from './article-lists.tsx'

// CodeMirror is for those who write.
const Editor = lazyPart(async () => (await import('./editor/editor.tsx')).Editor)

/** The articles, or the one that is open. */
export function ArticlesPart(): ReactNode {
  const { article: id } = useAddress(ADMIN)
  const around = useFocusedRow<HTMLDivElement>(id)
  return (
    <div ref={around}>
      {id ? (
        <Suspense fallback={<AreaSkeleton />}>
          <Editor key={id} id={id} />
        </Suspense>
      ) : (
        <ArticleLists />
      )}
    </div>
  )
}
