import { Ban } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** Long enough to be read. */
const READ_MS = 5_000

type Props = {
  /** What of the site is for professionals; by default the dashboard. */
  text?: string
}

/** For everybody who is no professional: says so, and goes home. */
export function Denied({ text }: Props): ReactNode {
  const t = useT('workspace')
  const locale = useLocale()
  const home = localizedPath(PATHS.home, locale)
  useEffect(() => {
    const timer = setTimeout(() => location.replace(home), READ_MS)
    return () => clearTimeout(timer)
  }, [home])
  return (
    <div role="alert">
      <EmptyState
        picture={<Ban className="size-12 text-clay-strong" strokeWidth={1.5} />}
        title={t('workspace.denied.title')}
        text={text ?? t('workspace.denied.text')}
        action={<Button href={home}>{t('workspace.denied.home')}</Button>}
      />
    </div>
  )
}
