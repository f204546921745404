import { useEffect, useEffectEvent, type ReactNode } from 'react'
import * as health from '#lib/health/contract.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { CentreParts } from './centre-parts.tsx'
import { CentreSkeleton } from './centre-skeleton.tsx'
import { useRead } from './kit/api.tsx'
import type { HealthT } from './kit/texts.ts'

type Props = {
  t: HealthT
  locale: Locale
  /** Called when personal data is on the screen. */
  onShown?: () => void
}

/** Reads what every part needs, and shows the centre. */
export function CentreFrame({ t, locale, onShown }: Props): ReactNode {
  const { data: overview, isError, refetch } = useRead(health.getOverview, {})
  const isShown = overview !== undefined
  const tell = useEffectEvent(() => onShown?.())
  useEffect(() => {
    if (isShown) tell()
  }, [isShown])

  if (overview) return <CentreParts t={t} locale={locale} overview={overview} />
  if (!isError) return <CentreSkeleton label={t('health.loading')} />
  return (
    <EmptyState
      title={t('health.failed.title')}
      text={t('health.failed.text')}
      action={<Button onClick={() => void refetch()}>{t('health.failed.retry')}</Button>}
    />
  )
}
