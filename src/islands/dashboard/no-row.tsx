import { IdCard } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** For an account without a professional's row: why there is nothing, and where to go. */
export function NoRow(): ReactNode {
  const t = useT('dashboard')
  const locale = useLocale()
  return (
    <EmptyState
      picture={<IdCard className="size-12 text-pine" strokeWidth={1.5} />}
      title={t('dashboard.noRow.title')}
      text={t('dashboard.noRow.text')}
      action={
        <>
          <Button href={localizedPath(PATHS.profile, locale)}>{t('dashboard.noRow.action')}</Button>
          <Button variant="quiet" href={localizedPath(PATHS.contact, locale)}>
            {t('dashboard.noRow.contact')}
          </Button>
        </>
      }
    />
  )
}
