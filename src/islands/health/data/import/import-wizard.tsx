import { useEffect, useRef, useState, type ReactNode } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { go } from '#client/address/here.ts'
import type { CallFailed } from '#client/data/call-failed.ts'
import { useT } from '#client/texts/use-t.ts'
import { useLeaveGuard } from '#client/editing/use-leave-guard.ts'
import { NOTHING_YET } from '#lib/health/import/in-parts.ts'
import type { T } from '#lib/i18n/t.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { HEALTH } from '../../kit/address.ts'
import { useCentre } from '../../kit/centre.tsx'
import { useImport, type OnStop } from '../../kit/use-import.ts'
import { CellSum } from './cell-sum.tsx'
import { ChooseStep } from './choose-step.tsx'
import { DoneStep } from './done-step.tsx'
import { MatchStep } from './match-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { useFile } from './use-file.ts'

const STEPS = ['choose', 'match', 'review'] as const
type Step = (typeof STEPS)[number]
/** Whether all was written, or a part before it broke off. */
type End = 'done' | 'stopped'

/** Records from a file, in three steps: the file, how it is read, what would be written. */
export function ImportWizard(): ReactNode {
  const t = useT('health', 'healthData', 'island')
  const { requireConsent } = useCentre()
  const source = useFile()
  const [step, setStep] = useState<Step | End>('choose')
  const [result, setResult] = useState(NOTHING_YET)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [step])
  const stop: OnStop = (soFar, failure) => {
    if (!title.current) tellElsewhere(t, soFar.added, failure)
    else if (!failure || soFar.added > 0) {
      setResult(soFar)
      setStep(failure ? 'stopped' : 'done')
    }
  }
  const write = useImport('import', stop)
  useLeaveGuard(write.isPending, t('healthData.import.stopped.leave'))
  const { file, read } = source
  const review = async () => {
    if (await requireConsent()) setStep('review')
  }
  const save = async () => {
    if (read && (await requireConsent())) write.mutate(read.sent)
  }
  const number = STEPS.findIndex((name) => name === step) + 1
  return (
    <section
      aria-labelledby="import-title"
      className="grid min-w-0 gap-5 rounded-panel border border-line bg-surface p-4 sm:p-6"
    >
      <div className="flex items-start justify-between gap-3">
        <h2
          ref={title}
          id="import-title"
          tabIndex={-1}
          className="scroll-mt-40 text-xl outline-none"
        >
          {t(`healthData.import.${step}.title`)}
          {number > 0 && (
            <span className="block font-sans text-sm font-normal tracking-normal text-ink-soft">
              {t('healthData.import.step', { step: number })}
            </span>
          )}
        </h2>
        {number > 0 && (
          <Button
            variant="quiet"
            size="sm"
            loading={write.isPending}
            onClick={() => go(hrefOf(HEALTH, { tab: 'records' }))}
          >
            {t('island.cancel')}
          </Button>
        )}
      </div>
      {step === 'choose' && <ChooseStep {...{ source }} onOpened={() => setStep('match')} />}
      {step === 'match' && (
        <MatchStep {...{ source }} onBack={() => setStep('choose')} onNext={() => void review()} />
      )}
      {step === 'review' && file && read && (
        <ReviewStep
          {...{ file, read, write }}
          onBack={() => {
            write.reset()
            setStep('match')
          }}
          onSave={() => void save()}
        />
      )}
      {number === 0 && (
        <DoneStep {...{ result, write }} onGoOn={() => void save()}>
          {file && read && <CellSum {...{ file, read }} />}
        </DoneStep>
      )}
    </section>
  )
}

/** How an import ended whose screen was left. */
function tellElsewhere(t: T<'healthData'>, count: number, failure: CallFailed | null): void {
  if (!failure) toast.success(t('healthData.import.done.added', { count }))
  else toast.error(t('healthData.import.stopped.elsewhere', { count }))
}
