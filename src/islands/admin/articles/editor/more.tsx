import { ExternalLink, History, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useChange } from '#client/data/use-change.ts'
import { ConfirmDialog } from '#client/dialogs/confirm-dialog.tsx'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { deleteArticle } from '#lib/admin/articles/calls.ts'
import { articlePath } from '#lib/articles/paths.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { goWith } from '../../address.ts'
import { IntentFailed } from './intent-failed.tsx'
import type { ArticleState } from './use-article.ts'
import { VersionsDialog } from './versions-dialog.tsx'

type Props = { state: ArticleState }

/** Versions, the page, and deleting: what is rarely needed stands below. */
export function More({ state }: Props): ReactNode {
  const t = useT('adminArticles')
  const { stored, act, forget, failed } = state
  const [open, setOpen] = useState<'versions' | 'delete' | null>(null)
  const remove = useChange(deleteArticle, {
    onSuccess() {
      forget()
      setOpen(null)
      toast.success(t('adminArticles.done.deleted'))
      goWith({ article: null })
    },
  })
  const close = () => {
    setOpen(null)
    if (!remove.isPending) remove.reset()
  }
  const notDeleted = (
    <ChangeFailed failure={remove.error} texts={{ other: t('adminArticles.failure.delete') }} />
  )
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="quiet" size="sm" onClick={() => setOpen('versions')}>
        <History aria-hidden="true" className="size-4" />
        {t('adminArticles.editor.versions')}
      </Button>
      {stored.state === 'published' && (
        <Button
          variant="quiet"
          size="sm"
          href={localizedPath(articlePath(stored.slug), stored.locale)}
          target="_blank"
          rel="noopener"
        >
          <ExternalLink aria-hidden="true" className="size-4" />
          {t('adminArticles.editor.see')}
        </Button>
      )}
      <Button
        variant="quiet"
        size="sm"
        loading={remove.isPending}
        onClick={() => setOpen('delete')}
        className="sm:ms-auto"
      >
        <Trash2 aria-hidden="true" className="size-4" />
        {t('adminArticles.editor.delete')}
      </Button>
      <div className="grid w-full gap-2 empty:hidden">
        {/* The dialog may have been closed before the answer came. */}
        {open !== 'delete' && notDeleted}
        {failed?.intent.to === 'restore' && <IntentFailed failed={failed} />}
      </div>
      <VersionsDialog
        id={stored.id}
        open={open === 'versions'}
        onOpenChange={close}
        onRestore={(restored) => {
          close()
          act({ to: 'restore', restored })
        }}
      />
      <ConfirmDialog
        title={t('adminArticles.delete.title', { title: stored.fields.title })}
        text={t('adminArticles.delete.text')}
        confirm={t('adminArticles.delete.submit')}
        isDanger
        open={open === 'delete'}
        onClose={close}
        isBusy={remove.isPending}
        problem={notDeleted}
        onConfirm={() => remove.mutate({ params: { id: stored.id } })}
      />
    </div>
  )
}
