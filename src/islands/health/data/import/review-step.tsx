import { CircleAlert, CircleCheck, Copy, Minus } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { failureText } from '#client/problem/failure-text.ts'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useCentre } from '../../kit/centre.tsx'
import { useImport } from '../../kit/use-import.ts'
import { CellSum } from './cell-sum.tsx'
import { ProblemTable } from './problem-table.tsx'
import { stopFailures } from './row-text.ts'
import type { FileContent, OpenFile } from './use-file.ts'

type Props = {
  file: OpenFile
  read: FileContent
  write: ReturnType<typeof useImport>
  onBack: () => void
  onSave: () => void
}

/** What would be imported, what is there already and what cannot be: nothing is written before it is confirmed. */
export function ReviewStep({ file, read, write, onBack, onSave }: Props): ReactNode {
  const t = useT('healthData', 'island')
  const locale = useLocale()
  const { requireConsent } = useCentre()
  const [isLeftOut, setLeftOut] = useState(false)
  const check = useImport('check')
  const { sent: records, problems, empty } = read
  const refused = new Set(problems.map(({ row }) => row)).size
  const begin = async () => {
    if (records.length > 0 && (await requireConsent())) check.mutate(records)
  }
  const beginAtOnce = useEffectEvent(() => void begin())
  useEffect(() => beginAtOnce(), [])

  const { added = records.length, duplicates = 0 } = check.data ?? {}
  const isBlocked = refused > 0 && !isLeftOut
  return (
    <>
      {check.error ? (
        <ReadFailed onRetry={begin}>
          {failureText(t, check.error, stopFailures(check.error, t, locale))}
        </ReadFailed>
      ) : (
        <Counts
          isChecking={check.isPending}
          counts={{ ready: added, duplicates, empty, refused }}
        />
      )}
      {problems.length > 0 && <ProblemTable problems={problems} lines={file.table.lines} />}
      <CellSum {...{ file, read }} />
      {refused > 0 && records.length > 0 && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={isLeftOut}
            onChange={(event) => setLeftOut(event.target.checked)}
            className="size-5 shrink-0 accent-pine"
          />
          {t('healthData.import.review.leaveOut', { count: refused })}
        </label>
      )}
      <ChangeFailed failure={write.error} texts={stopFailures(write.error, t, locale)} />
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        <Button variant="quiet" loading={write.isPending} onClick={onBack}>
          {t('healthData.import.back')}
        </Button>
        <Button
          disabled={!check.isSuccess || added === 0 || isBlocked}
          loading={write.isPending}
          onClick={onSave}
        >
          {t('healthData.import.review.save', { count: added })}
        </Button>
      </div>
    </>
  )
}

const LINES = [
  ['ready', CircleCheck],
  ['duplicates', Copy],
  ['empty', Minus],
  ['refused', CircleAlert],
] as const

type CountsProps = {
  isChecking: boolean
  counts: Record<(typeof LINES)[number][0], number>
}

/** How many rows are what. */
function Counts({ isChecking, counts }: CountsProps): ReactNode {
  const t = useT('healthData')
  if (isChecking)
    return (
      <>
        <p role="status" className="sr-only">
          {t('healthData.import.review.checking')}
        </p>
        <Skeleton className="h-24 w-full" />
      </>
    )
  return (
    <div role="status">
      <ul className="grid gap-1.5">
        {LINES.map(([name, Icon]) => {
          const count = counts[name]
          if (count === 0 && name !== 'ready') return null
          return (
            <li key={name} className="flex items-center gap-2.5">
              <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
              {t(`healthData.import.review.${name}`, { count })}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
