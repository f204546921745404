import { CircleAlert, CircleCheck, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { go } from '#client/address/here.ts'
import type { CallFailed } from '#client/data/call-failed.ts'
import { useIsDemo } from '#client/data/data.ts'
import { useChange } from '#client/data/use-change.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import * as health from '#lib/health/calls.ts'
import type { ImportSoFar } from '#lib/health/import/in-parts.ts'
import { Button } from '#ui/button.tsx'
import { HEALTH } from '../../kit/address.ts'
import type { useImport } from '../../kit/use-import.ts'
import { stopFailures } from './row-text.ts'

type Props = {
  result: ImportSoFar
  write: ReturnType<typeof useImport>
  onGoOn: () => void
  /** What became of the values of the file. */
  children: ReactNode
}

/** What was imported, the way to take it back and, where it broke off, the way on. */
export function DoneStep({ result, write, onGoOn, children }: Props): ReactNode {
  const t = useT('healthData')
  const undo = useChange(health.undoImport)
  const isBusy = undo.isPending || write.isPending
  const { importId } = result
  const end = endOf(undo.isSuccess, write.isSuccess)
  return (
    <>
      <Outcome {...{ end }} count={undo.data?.deleted ?? result.added} />
      <Reason undoing={undo.error} writing={end === 'part' ? write.error : null} />
      <Account {...{ end }} duplicates={result.duplicates}>
        {children}
      </Account>
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        {importId && end !== 'undone' && (
          <Button
            variant="quiet"
            loading={isBusy}
            onClick={() => undo.mutate({ params: { id: importId } })}
          >
            <Undo2 aria-hidden="true" className="size-4.5" />
            {t('healthData.import.done.undo')}
          </Button>
        )}
        <Button
          variant={end === 'part' ? 'quiet' : 'primary'}
          loading={isBusy}
          onClick={() => go(hrefOf(HEALTH, { tab: 'records' }))}
        >
          {t('healthData.import.done.see')}
        </Button>
        {/* The same rows would be refused again. */}
        {end === 'part' && write.error?.code !== 'INVALID_INPUT' && (
          <Button loading={isBusy} onClick={onGoOn}>
            {t('healthData.import.stopped.goOn')}
          </Button>
        )}
      </div>
    </>
  )
}

function endOf(isUndone: boolean, isWhole: boolean) {
  if (isUndone) return 'undone'
  return isWhole ? 'whole' : 'part'
}

const TEXTS = {
  whole: 'healthData.import.done.added',
  part: 'healthData.import.stopped.saved',
  undone: 'healthData.import.done.undone',
} as const

type OutcomeProps = { end: keyof typeof TEXTS; count: number }

/** How many records were written, or taken back. */
function Outcome({ end, count }: OutcomeProps): ReactNode {
  const t = useT('health', 'healthData')
  const isDemo = useIsDemo()
  const Icon = end === 'part' ? CircleAlert : CircleCheck
  return (
    <p role="status" className="flex items-center gap-2.5">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-pine" />
      <span>
        {t(TEXTS[end], { count })} {isDemo && t('health.demo.saved')}
      </span>
    </p>
  )
}

type AccountProps = { end: keyof typeof TEXTS; duplicates: number; children: ReactNode }

/** What became of what was read, and of the records that were there already, once the import is whole. */
function Account({ end, duplicates, children }: AccountProps): ReactNode {
  const t = useT('healthData')
  if (end !== 'whole') return null
  return (
    <>
      {children}
      {duplicates > 0 && (
        <p className="text-sm text-ink-soft">
          {t('healthData.import.review.duplicates', { count: duplicates })}
        </p>
      )}
    </>
  )
}

type ReasonProps = { undoing: CallFailed | null; writing: CallFailed | null }

/** Why it was not taken back, or not written as a whole. */
function Reason({ undoing, writing }: ReasonProps): ReactNode {
  const t = useT('healthData')
  const locale = useLocale()
  if (undoing) {
    return (
      <ChangeFailed failure={undoing} texts={{ other: t('healthData.import.done.undoFailed') }} />
    )
  }
  return <ChangeFailed failure={writing} texts={stopFailures(writing, t, locale)} />
}
