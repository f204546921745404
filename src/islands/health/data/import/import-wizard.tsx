import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { ImportSoFar } from '#lib/health/import/in-parts.ts'
import { Button } from '#ui/button.tsx'
import { useCentre } from '../../kit/centre.tsx'
import { goTo } from '../../kit/use-tab.ts'
import type { DataProps } from '../texts.ts'
import { ChooseStep } from './choose-step.tsx'
import { DoneStep } from './done-step.tsx'
import { MatchStep } from './match-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { useFile } from './use-file.ts'

const STEPS = ['choose', 'match', 'review', 'done'] as const
type Step = (typeof STEPS)[number]

/** Records from a file, in three steps: the file, how it is read, what would be written. */
export function ImportWizard({ t }: DataProps): ReactNode {
  const { t: words } = useCentre()
  const source = useFile()
  const [step, setStep] = useState<Step>('choose')
  const [result, setResult] = useState<ImportSoFar | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [step])
  const { file, read } = source
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
          {step !== 'done' && (
            <span className="block font-sans text-sm font-normal tracking-normal text-ink-soft">
              {t('healthData.import.step', { step: STEPS.indexOf(step) + 1 })}
            </span>
          )}
        </h2>
        {step !== 'done' && (
          <Button variant="quiet" size="sm" onClick={() => goTo({ tab: 'records' })}>
            {words('health.cancel')}
          </Button>
        )}
      </div>
      {step === 'choose' && <ChooseStep {...{ t, source }} onOpened={() => setStep('match')} />}
      {step === 'match' && (
        <MatchStep
          {...{ t, source }}
          onBack={() => setStep('choose')}
          onNext={() => setStep('review')}
        />
      )}
      {step === 'review' && read && (
        <ReviewStep
          {...{ t, read }}
          hasHeader={file?.table.header.some((name) => name !== '') ?? false}
          onBack={() => setStep('match')}
          onDone={(done) => {
            setResult(done)
            setStep('done')
          }}
        />
      )}
      {step === 'done' && result && <DoneStep {...{ t, result }} />}
    </section>
  )
}
