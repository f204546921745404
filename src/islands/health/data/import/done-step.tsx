import { CircleCheck, Undo2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import * as health from '#lib/health/contract.ts'
import { Button } from '#ui/button.tsx'
import { useChange, useIsDemo } from '../../kit/api.tsx'
import { useCentre } from '../../kit/centre.tsx'
import { Problem } from '../../kit/problem.tsx'
import { goTo } from '../../kit/use-tab.ts'
import type { DataT } from '../texts.ts'

type Props = { t: DataT; result: Pick<health.ImportResult, 'importId' | 'added'> }

/** What was imported, and the way to take it back. */
export function DoneStep({ t, result }: Props): ReactNode {
  const { t: words } = useCentre()
  const isDemo = useIsDemo()
  const [failure, setFailure] = useState<string>()
  const undo = useChange(health.undoImport, {
    onFail: ({ code }) => {
      if (code !== 'UNAUTHENTICATED') setFailure(t('healthData.import.done.undoFailed'))
    },
  })
  const { importId } = result
  return (
    <>
      <p role="status" className="flex items-center gap-2.5">
        <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-pine" />
        <span>
          {undo.data
            ? t('healthData.import.done.undone', { count: undo.data.deleted })
            : t('healthData.import.done.added', { count: result.added })}{' '}
          {isDemo && words('health.demo.saved')}
        </span>
      </p>
      <Problem>{failure}</Problem>
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        {importId && !undo.data && (
          <Button
            variant="quiet"
            loading={undo.isPending}
            onClick={() => undo.mutate({ params: { id: importId } })}
          >
            <Undo2 aria-hidden="true" className="size-4.5" />
            {t('healthData.import.done.undo')}
          </Button>
        )}
        <Button onClick={() => goTo({ tab: 'records' })}>{t('healthData.import.done.see')}</Button>
      </div>
    </>
  )
}
