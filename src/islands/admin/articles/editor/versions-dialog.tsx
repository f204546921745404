import { ArrowLeft } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import { getVersion, listVersions } from '#lib/admin/articles/calls.ts'
import { VERSIONS_KEPT } from '#lib/admin/articles/schemas.ts'
import { formatMoment } from '#lib/format/moment.ts'
import type { ArticleId } from '#lib/ids.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type Props = {
  id: ArticleId
  open: boolean
  onOpenChange: (open: boolean) => void
  onRestore: (version: number) => void
}

/** What the article said before each save: to look at, and to restore. */
export function VersionsDialog({ open, onOpenChange, ...props }: Props): ReactNode {
  const t = useT('adminArticles', 'island')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      wide
      title={t('adminArticles.versions.title')}
      description={t('adminArticles.versions.text', { count: VERSIONS_KEPT })}
      closeLabel={t('island.close')}
    >
      <Versions {...props} />
    </Dialog>
  )
}

type VersionsProps = Omit<Props, 'open' | 'onOpenChange'>

function Versions(props: VersionsProps) {
  const { id } = props
  const t = useT('adminArticles')
  const locale = useLocale()
  const [opened, setOpened] = useState<number | null>(null)
  const { data, isError, refetch } = useRead(listVersions, { params: { id } }, { gcTime: 0 })
  if (opened !== null) return <Version {...props} version={opened} onBack={() => setOpened(null)} />
  if (isError)
    return <ReadFailed onRetry={refetch}>{t('adminArticles.versions.failed')}</ReadFailed>
  if (!data) return <Skeleton className="h-40" />
  if (data.items.length === 0) return <p>{t('adminArticles.versions.none')}</p>
  return (
    <ul className="divide-y divide-line">
      {data.items.map(({ version, title, writtenAt, writtenBy }) => (
        <li key={version} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <span className="grid min-w-0 flex-1">
            <span className="font-medium wrap-anywhere">{title}</span>
            <span className="text-sm text-ink-soft">
              {t('adminArticles.versions.by', {
                date: formatMoment(writtenAt, locale),
                name: writtenBy ?? t('adminArticles.stale.somebody'),
              })}
            </span>
          </span>
          <Button variant="quiet" size="sm" onClick={() => setOpened(version)}>
            {t('adminArticles.versions.view')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Version(props: VersionsProps & { version: number; onBack: () => void }) {
  const { id, version, onBack, onRestore } = props
  const t = useT('adminArticles')
  const { data, isError, refetch } = useRead(
    getVersion,
    { params: { id, version: String(version) } },
    { gcTime: 0 },
  )
  return (
    <div className="grid gap-3">
      <Button variant="quiet" size="sm" onClick={onBack} className="justify-self-start">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('adminArticles.versions.back')}
      </Button>
      {isError && <ReadFailed onRetry={refetch}>{t('adminArticles.versions.failed')}</ReadFailed>}
      {!data && !isError && <Skeleton className="h-40" />}
      {data && (
        <>
          <h3 className="text-lg wrap-anywhere">{data.title}</h3>
          <p className="text-sm text-ink-soft">{data.excerpt}</p>
          <div
            role="region"
            aria-label={data.title}
            // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- keyboard scrolling requires focus
            tabIndex={0}
            className="font-mono max-h-80 overflow-y-auto rounded-control border border-line p-4 text-sm wrap-anywhere whitespace-pre-wrap"
          >
            {data.content}
          </div>
          <p className="text-sm">{t('adminArticles.versions.restoreText')}</p>
          <Button onClick={() => onRestore(version)} className="justify-self-start">
            {t('adminArticles.versions.restore')}
          </Button>
        </>
      )}
    </div>
  )
}
