import { island } from '#client/island/island.tsx'
import { useT } from '#client/texts/use-t.ts'
import { SignalsPanel } from './signals/signals-panel.tsx'
import { BREATHING_CYCLES, BREATHING_DEFAULT } from '#lib/timers/breathing.ts'
import { $signals } from '#stores/timers/signals.ts'
import { Segments } from '#ui/segments.tsx'
import { Begin } from './breathing/begin.tsx'
import { BreathingStage } from './breathing/breathing-stage.tsx'
import { CustomFields } from './breathing/custom-fields.tsx'
import { BREATHING_FORM } from './breathing/form.ts'
import { PatternChoice } from './breathing/pattern-choice.tsx'
import { useTimerForm } from './form/use-timer-form.ts'
import { Keep } from './saved/keep.tsx'
import { useTimer } from './use-timer.ts'
import './breathing/circle.css'

function BreathingContent() {
  const t = useT('breathing')
  const name = t('breathing.label')
  const timer = useTimer({
    tool: 'breathing',
    name,
    theme: 'breathing',
    titleOf: ({ pattern }) => t(`breathing.pattern.${pattern}`),
  })
  const { form, chosen, config, problems, load, onInput, startedBy } = useTimerForm(BREATHING_FORM)
  return (
    <div className="breathing">
      <form
        ref={form}
        aria-label={name}
        noValidate
        onInput={onInput}
        onSubmit={startedBy(timer.start)}
        className="grid grid-cols-1 gap-8 md:grid-cols-[minmax(20rem,2fr)_3fr] md:items-start"
      >
        <Begin config={chosen} />
        <div className="grid grid-cols-1 content-start gap-6">
          <PatternChoice custom={chosen} />
          <CustomFields problems={problems} />
          <Segments
            look="chips"
            legend={t('breathing.cycles.legend')}
            name="cycles"
            options={BREATHING_CYCLES.map(
              (count) => [String(count), String(count || t('breathing.cycles.endless'))] as const,
            )}
            defaultValue={String(BREATHING_DEFAULT.cycles)}
          />
        </div>
      </form>
      <div className="mt-6 grid items-start gap-2 md:grid-cols-2">
        <SignalsPanel
          theme="breathing"
          settings={timer.settings}
          onChange={$signals.set}
          onTest={timer.test}
        />
        <Keep tool="breathing" config={config} onLoad={load} />
      </div>
      {timer.going && <BreathingStage timer={timer} {...timer.going} />}
    </div>
  )
}

/** The breathing timer, with six rhythms. */
export const Breathing = island(BreathingContent, 'breathing', 'timers')
