import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { Loaded } from '#client/problem/loaded.tsx'
import { useT } from '#client/texts/use-t.ts'
import { getOverview } from '#lib/health/calls.ts'
import { listQuestionnaires } from '#lib/questionnaires/calls.ts'
import { listAuthorizations } from '#lib/sharing/calls.ts'
import { CentreParts } from './centre-parts.tsx'
import { CentreWaiting } from './centre-waiting.tsx'
import './health.css'

type Props = {
  /** Called when the centre is on the screen, with the data of its person. */
  onShown: () => void
}

/** Reads what every part needs, and shows the centre. */
export function CentreFrame({ onShown }: Props): ReactNode {
  const t = useT('health')
  const read = useRead(getOverview, {})
  // What stands on the first screen is waited for, so that nothing there moves: with an answer, or without one. Not for
  // what is asked again later, which would take everything off the screen.
  const { isFetched: isAsked } = useRead(listQuestionnaires, { query: {} })
  const { isFetched: isShared } = useRead(listAuthorizations, {})
  const data = isAsked && isShared ? read.data : undefined
  const isShown = data !== undefined
  const tell = useEffectEvent(onShown)
  useEffect(() => {
    if (isShown) tell()
  }, [isShown])

  return (
    <Loaded
      read={{ data, error: read.error, refetch: read.refetch }}
      failed={t('health.failed.title')}
      waiting={<CentreWaiting label={t('health.loading')} />}
    >
      {(overview) => <CentreParts overview={overview} />}
    </Loaded>
  )
}
