import { Ban } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** For everybody who is no admin. */
export function Denied(): ReactNode {
  const t = useT('admin', 'workspace')
  const locale = useLocale()
  return (
    <div role="alert">
      <h1 className="sr-only">{t('admin.title')}</h1>
      <EmptyState
        picture={<Ban className="size-12 text-clay-strong" strokeWidth={1.5} />}
        title={t('admin.denied.title')}
        text={t('admin.denied.text')}
        action={
          <Button href={localizedPath(PATHS.home, locale)}>{t('workspace.denied.home')}</Button>
        }
      />
    </div>
  )
}
