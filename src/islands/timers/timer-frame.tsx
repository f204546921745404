import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { SignalsPanel } from './signals/signals-panel.tsx'
import type { SignalTheme } from './signals/sounds.ts'
import type { TimerSlug } from '#lib/tools/tools.ts'
import { $signals } from '#stores/timers/signals.ts'
import type { TimerForm } from './form/use-timer-form.ts'
import { GoOn } from './go-on.tsx'
import { Keep } from './saved/keep.tsx'
import { StageIcon } from './stage-icon.tsx'
import { useTimer, type Going, type Timer } from './use-timer.ts'

type Props<T extends TimerSlug> = {
  tool: T
  /** The name of the form, and of the timer on the lock screen. */
  name: string
  theme: SignalTheme
  settings: TimerForm<T>
  /** The choice of what is run, where there is one. */
  choice?: ReactNode
  /** The time that it takes, or what counts instead. */
  summary: ReactNode
  /** Renders the stage that covers the page during a run. */
  stage: (timer: Timer<T>, going: Going<T>) => ReactNode
  /** The fields. */
  children: ReactNode
}

/** The frame of every timer: an interrupted run, the time, the settings, their panels, the stage. */
export function TimerFrame<T extends TimerSlug>(props: Props<T>) {
  const { tool, name, theme, settings, choice, summary, stage, children } = props
  const t = useT('timers')
  const timer = useTimer({ tool, name, theme })
  const { going } = timer
  const { form, config, load, onInput, startedBy } = settings
  return (
    <div className="@container grid gap-4">
      {timer.left && <GoOn onGoOn={timer.goOn} onForget={timer.forget} />}
      <form
        ref={form}
        aria-label={name}
        noValidate
        onInput={onInput}
        onSubmit={startedBy(timer.start)}
        className="grid gap-4"
        data-phase={theme === 'meditation' ? 'meditate' : 'work'}
      >
        {choice}
        {summary}
        {/* The scroll margins keep focused fields clear of the sticky start button, and their labels of the header. */}
        <div className="timer-fields **:scroll-mt-[calc(var(--header-height)+4rem)] **:scroll-mb-28">
          {children}
        </div>
        <button
          type="submit"
          className="stage-main stage-start flex items-center justify-center gap-2 px-4 py-2"
        >
          <StageIcon icon={Play} />
          {t('timers.settings.start')}
        </button>
      </form>
      <div className="grid items-start gap-2 @2xl:grid-cols-2">
        <SignalsPanel
          theme={theme}
          settings={timer.settings}
          onChange={$signals.set}
          onTest={timer.test}
        />
        <Keep tool={tool} config={config} onLoad={load} />
      </div>
      {going && stage(timer, going)}
    </div>
  )
}
