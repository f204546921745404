import { Ban } from 'lucide-react'
import type { ReactNode } from 'react'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { AdminT } from './texts.ts'

/** For everybody who is no admin. */
export function Denied({ t, locale }: { t: AdminT; locale: Locale }): ReactNode {
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
