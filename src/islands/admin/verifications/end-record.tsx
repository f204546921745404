import { useState, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { endVerification } from '#lib/admin/verifications-calls.ts'
import type { VerificationId } from '#lib/ids.ts'
import { Button } from '#ui/button.tsx'
import { RefusalDialog } from './refusal-dialog.tsx'

type Props = { id: VerificationId; onSettled: (isTaken: boolean) => void }

/** Ends an approved record, with a reason. */
export function EndRecord({ id, onSettled }: Props): ReactNode {
  const t = useT('adminVerifications')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="refuse" className="justify-self-start" onClick={() => setOpen(true)}>
        {t('adminVerifications.finish')}
      </Button>
      <RefusalDialog
        contract={endVerification}
        id={id}
        open={open}
        onClose={() => setOpen(false)}
        title={t('adminVerifications.finish')}
        done={t('adminVerifications.done.ended')}
        onSettled={onSettled}
      />
    </>
  )
}
