import { useState, type ReactNode } from 'react'
import { useAddress } from '#client/address/use-address.ts'
import { useRead } from '#client/data/use-read.ts'
import { useT } from '#client/texts/use-t.ts'
import { listArticles } from '#lib/admin/articles/calls.ts'
import { Button } from '#ui/button.tsx'
import { Segments } from '#ui/segments.tsx'
import { ADMIN, goWith } from '../address.ts'
import { AreaHead } from '../kit/area-head.tsx'
import { CreateDialog } from './create-dialog.tsx'
import { FileList } from './file-list.tsx'
import { RowList } from './row-list.tsx'

/** The articles that are written here, and those that are part of the site, which come first where none is written. */
export function ArticleLists(): ReactNode {
  const t = useT('admin', 'adminArticles')
  const [isCreating, setCreating] = useState(false)
  const { source: chosen } = useAddress(ADMIN)
  // As the list of its first page, so that it is read once.
  const { data } = useRead(listArticles, { query: {} }, { enabled: chosen === null })
  const source = chosen ?? (data?.total === 0 ? 'files' : 'rows')
  const show = (next: typeof source) =>
    goWith({
      ...{ source: next, after: null, before: null },
      ...{ state: null, locale: null, tag: null, sort: null, dir: null },
    })
  return (
    <>
      <AreaHead
        title={t('admin.area.articles')}
        actions={
          <>
            <Button size="sm" onClick={() => setCreating(true)}>
              {t('adminArticles.create')}
            </Button>
            <CreateDialog open={isCreating} onClose={() => setCreating(false)} />
          </>
        }
      />
      <div className="mb-4 flex">
        <Segments
          name="source"
          legend={t('adminArticles.source.label')}
          hideLegend
          look="pill"
          options={[
            ['rows', t('adminArticles.source.rows')],
            ['files', t('adminArticles.source.files')],
          ]}
          value={source}
          onChange={show}
        />
      </div>
      {source === 'rows' ? <RowList /> : <FileList />}
    </>
  )
}
