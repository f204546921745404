import { lazy, useMemo, type ReactNode } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { go, SCREEN_TOP } from '#client/address/here.ts'
import { useAddress } from '#client/address/use-address.ts'
import { DataContext, useIsDemo } from '#client/data/data.ts'
import { useRead } from '#client/data/use-read.ts'
import { useOwnDrafts } from '#client/use-draft.ts'
import { useLeaveGuard } from '#client/editing/use-leave-guard.ts'
import { useT } from '#client/texts/use-t.ts'
import { useStored } from '#client/use-stored.ts'
import type { Overview as OverviewData } from '#lib/health/schemas.ts'
import { $demoRecords } from '#stores/demo-records.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { WhenNear } from '#ui/when-near.tsx'
import { ConsentDialog } from './consent/consent-dialog.tsx'
import { useConsentGate } from './consent/use-consent-gate.ts'
import { useDataWithConsent } from './consent/use-data-with-consent.ts'
import { HEALTH, TABS } from './kit/address.ts'
import { recordDraft } from './kit/record-form/record-draft.ts'
import { READ_BY_FRAME } from './kit/read-by-frame.ts'
import { CentreContext } from './kit/centre.tsx'
import { listAuthorizations } from '#lib/sharing/calls.ts'
import { PartFrame } from '#client/problem/part-frame.tsx'
import { Overview } from './overview/overview.tsx'
import { RegisterLink } from './overview/register-link.tsx'
import { PartWaiting } from './part-waiting.tsx'
import { PARTS } from './tab-parts.ts'

/** Few have tried the demonstration before. */
const BringRecords = lazy(async () => ({
  default: (await import('./bring-records.tsx')).BringRecords,
}))

/** The tab that the address names by naming none. */
const OVERVIEW = 'overview'

type Props = { overview: OverviewData }

/** The overview and the five tabs of the specification, and what they share. */
export function CentreParts({ overview }: Props): ReactNode {
  const t = useT('health', 'island')
  const { tab, chart, questionnaire } = useAddress(HEALTH)
  const isAsked = questionnaire !== null && tab === null
  const gate = useConsentGate(overview.consent !== null)
  const { requireConsent, askConsent } = gate
  const data = useDataWithConsent(askConsent)
  const centre = useMemo(() => ({ overview, requireConsent }), [overview, requireConsent])
  const isDemo = useIsDemo()
  const drafts = useOwnDrafts({ owner: overview.person.userId, about: recordDraft('') })
  useLeaveGuard(drafts.length > 0 && !isDemo)
  const isBringing = useStored($demoRecords).length > 0 && !isDemo
  const { data: authorizations } = useRead(listAuthorizations, {}, READ_BY_FRAME)
  const pending = authorizations?.items.filter(({ state }) => state === 'pending').length ?? 0

  const placeholder = <PartWaiting label={t('health.loading')} />

  return (
    <DataContext value={data}>
      <CentreContext value={centre}>
        <div id={SCREEN_TOP} />
        {isBringing && (
          <PartFrame placeholder={<Skeleton className="my-4 h-20 w-full" />}>
            <BringRecords />
          </PartFrame>
        )}
        <RegisterLink quiet={isDemo || isAsked || tab !== null} />
        {isAsked ? (
          <PartFrame placeholder={placeholder}>
            <PARTS.questionnaires />
          </PartFrame>
        ) : (
          <Tabs
            label={t('health.tabs.label')}
            value={tab ?? OVERVIEW}
            // A press on the selected one closes the value that is open in it.
            onChange={(name) =>
              (name !== (tab ?? OVERVIEW) || chart !== null) &&
              go(hrefOf(HEALTH, { tab: TABS.find((one) => one === name) ?? null }))
            }
            tabs={[
              {
                value: OVERVIEW,
                label: t('health.tabs.overview'),
                // A chart cannot be drawn where it is hidden.
                panel: tab === null && <Overview chart={PARTS.chart} />,
              },
              ...TABS.map((name) => {
                const Part = PARTS[name]
                return {
                  value: name,
                  label: t(`health.tabs.${name}`),
                  badge:
                    name === 'authorizations' && pending > 0
                      ? t('health.tabs.pending', { count: pending })
                      : undefined,
                  panel: (
                    <WhenNear placeholder={placeholder}>
                      <PartFrame placeholder={placeholder}>
                        <Part />
                      </PartFrame>
                    </WhenNear>
                  ),
                }
              }),
            ]}
          />
        )}
        <ConsentDialog gate={gate} />
      </CentreContext>
    </DataContext>
  )
}
