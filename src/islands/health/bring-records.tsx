import type { ReactNode } from 'react'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { useStored } from '#client/use-stored.ts'
import { $demoRecords } from '#stores/demo-records.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { useCentre } from './kit/centre.tsx'
import { useImport } from './kit/use-import.ts'

/** Offers to keep what was written down in the demonstration, once somebody has signed in. */
export function BringRecords(): ReactNode {
  const t = useT('health')
  const { requireConsent } = useCentre()
  const records = useStored($demoRecords)
  const { mutate, isPending, error } = useImport('import', (_, failure) => {
    if (failure) return
    toast.success(t('health.bring.done', { count: records.length }))
    $demoRecords.forget()
  })
  const keep = async () => {
    if (await requireConsent()) mutate(records)
  }
  const failed = t('health.bring.failed')
  return (
    <section
      aria-label={t('health.bring.title')}
      className="my-4 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-panel bg-note-wash px-4 py-3 sm:px-6"
    >
      <div className="min-w-60 flex-1">
        <p className="font-display font-heading">{t('health.bring.title')}</p>
        <p className="text-sm">{t('health.bring.text', { count: records.length })}</p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button size="sm" loading={isPending} onClick={() => void keep()}>
          {t('health.bring.keep')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => $demoRecords.forget()}>
          {t('health.bring.discard')}
        </Button>
      </div>
      <div className="w-full empty:hidden">
        <ChangeFailed failure={error} texts={{ other: failed }} />
      </div>
    </section>
  )
}
