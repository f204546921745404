import { useState, type ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { clientName } from '#lib/workspace/client-name.ts'
import type { Client } from '#lib/workspace/schemas.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { clientPath } from '../address.ts'
import { HdcProfile } from './hdc-profile.tsx'
import { HdcRecords } from './hdc-records.tsx'

type Props = {
  client: Client
  open: boolean
  onClose: () => void
}

/** "Health Data Center": what a client shares, at a glance. Its second tab is read when it is opened. */
export function HdcDialog({ client, open, onClose }: Props): ReactNode {
  const t = useT('dashboardClients', 'island', 'workspace')
  const locale = useLocale()
  const [tab, setTab] = useState('profile')
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      wide
      title={t('dashboardClients.hdc.title', { name: clientName(client.name, t) })}
      closeLabel={t('island.close')}
      actions={
        <Button variant="quiet" href={clientPath(client.id, 'records', locale)}>
          {t('dashboardClients.hdc.whole')}
        </Button>
      }
    >
      <Tabs
        label={t('dashboardClients.hdc.tabs')}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'profile',
            label: t('dashboardClients.hdc.profile'),
            panel: <HdcProfile client={client} />,
          },
          {
            value: 'records',
            label: t('dashboardClients.hdc.records'),
            panel: <HdcRecords client={client} />,
          },
        ]}
      />
    </Dialog>
  )
}
