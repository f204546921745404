import { lazy, useEffect, type ReactNode } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { go } from '#client/address/here.ts'
import { useAddress } from '#client/address/use-address.ts'
import { useT } from '#client/texts/use-t.ts'
import { DASHBOARD, TABS, type DashboardTab } from './address.ts'
import { PartFrame } from '#client/problem/part-frame.tsx'
import { PartLoading } from './part-loading.tsx'
import { PARTS } from './tab-parts.ts'
import { focusAwaitedTab } from './tab-focus.ts'
import { TABS_ID } from './tabs-id.ts'

const Tabs = lazy(async () => ({ default: (await import('#ui/tabs.tsx')).Tabs }))

/** The four sections, each loaded when it is first opened. */
export function DashboardTabs(): ReactNode {
  const t = useT('dashboard')
  const tab = useAddress(DASHBOARD).tab ?? TABS[0]
  return (
    <div id={TABS_ID} className="min-w-0 scroll-mt-20">
      <PartFrame placeholder={<PartLoading />}>
        <Tabs
          label={t('dashboard.tabs.label')}
          value={tab}
          onChange={(name) => name !== tab && go(hrefOf(DASHBOARD, { tab: name as DashboardTab }))}
          tabs={TABS.map((name) => {
            const Part = PARTS[name]
            return {
              value: name,
              label: t(`dashboard.tabs.${name}`),
              panel: (
                <PartFrame placeholder={<PartLoading />}>
                  <Part />
                </PartFrame>
              ),
            }
          })}
        />
        <Arrived />
      </PartFrame>
    </div>
  )
}

/** Mounted with the tabs beside it. */
function Arrived() {
  useEffect(focusAwaitedTab, [])
  return null
}
