import { useState, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DeletionForm } from './deletion-form.tsx'
import { Section } from './section.tsx'

type Props = { onDeleted: () => void }

/** Deletes the account, after a confirmation. */
export function DangerZone({ onDeleted }: Props): ReactNode {
  const t = useT('account', 'island')
  const [open, setOpen] = useState(false)
  return (
    <div id="danger" className="danger scroll-mt-24 rounded-panel border border-clay p-4 sm:p-5">
      <Section title={t('account.danger.title')} text={t('account.danger.text')}>
        <Button variant="refuse" onClick={() => setOpen(true)} className="justify-self-start">
          {t('account.danger.open')}
        </Button>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title={t('account.danger.ask')}
          description={t('account.danger.consequences')}
          closeLabel={t('island.close')}
        >
          <DeletionForm onCancel={() => setOpen(false)} onDeleted={onDeleted} />
        </Dialog>
      </Section>
    </div>
  )
}
