import { useEffect, useEffectEvent, type ReactNode } from 'react'
import * as health from '#lib/health/contract.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import * as questionnaires from '#lib/questionnaires/contract.ts'
import * as sharing from '#lib/sharing/contract.ts'
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
  // What stands on the first screen is waited for, so that nothing there moves: with an answer, or without one.
  const { isPending: isAsking } = useRead(questionnaires.listQuestionnaires, {})
  const { isPending: isSharing } = useRead(sharing.listAuthorizations, {})
  const isShown = overview !== undefined && !isAsking && !isSharing
  const tell = useEffectEvent(() => onShown?.())
  useEffect(() => {
    if (isShown) tell()
  }, [isShown])

  if (overview && isShown) return <CentreParts t={t} locale={locale} overview={overview} />
  if (!isError || overview) return <CentreSkeleton label={t('health.loading')} />
  return (
    <EmptyState
      title={t('health.failed.title')}
      text={t('health.failed.text')}
      action={<Button onClick={() => void refetch()}>{t('health.failed.retry')}</Button>}
    />
  )
}
