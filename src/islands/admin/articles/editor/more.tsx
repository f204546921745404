import { ExternalLink, History, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useChange } from '#client/data/use-change.ts'
import { useT } from '#client/texts/use-t.ts'
import { deleteArticle } from '#lib/admin/articles/calls.ts'
import { articlePath } from '#lib/articles/paths.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { goWith } from '../../address.ts'
import { ConfirmDialog } from '#client/dialogs/confirm-dialog.tsx'
import { toastFailure } from '../../kit/toast-failure.ts'
import type { ArticleState } from './use-article.ts'
import { VersionsDialog } from './versions-dialog.tsx'

type Props = { state: ArticleState }

/** Versions, the page, and deleting: what is rarely needed stands below. */
export function More({ state }: Props): ReactNode {
  const t = useT('admin', 'adminArticles')
  const { saved, act, discard } = state
  const [open, setOpen] = useState<'versions' | 'delete' | null>(null)
  const close = () => setOpen(null)
  const remove = useChange(deleteArticle, {
    onSuccess() {
      // Nothing of it is kept as a draft.
      discard()
      toast.success(t('adminArticles.done.deleted'))
      goWith({ article: null })
    },
    onError: (failure) => toastFailure(t, failure, t('adminArticles.failure.delete')),
  })
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="quiet" size="sm" onClick={() => setOpen('versions')}>
        <History aria-hidden="true" className="size-4" />
        {t('adminArticles.editor.versions')}
      </Button>
      {saved.state === 'published' && (
        <Button
          variant="quiet"
          size="sm"
          href={localizedPath(articlePath(saved.slug), saved.locale)}
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
      <VersionsDialog
        id={saved.id}
        open={open === 'versions'}
        onOpenChange={close}
        onRestore={(restored) => {
          close()
          act({ to: 'restore', restored })
        }}
      />
      <ConfirmDialog
        title={t('adminArticles.delete.title', { title: saved.fields.title })}
        text={t('adminArticles.delete.text')}
        confirm={t('adminArticles.delete.submit')}
        isDanger
        open={open === 'delete'}
        onClose={close}
        onConfirm={() => {
          close()
          remove.mutate({ params: { id: saved.id } })
        }}
      />
    </div>
  )
}
