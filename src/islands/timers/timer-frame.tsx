import type { ReactNode } from 'react'
import { SignalsPanel } from './signals/signals-panel.tsx'
import type { SignalTheme } from './signals/sounds.ts'
import type { TimerSlug } from '#lib/tools/tools.ts'
import { $signals } from '#stores/timers/signals.ts'
import type { TimerForm } from './form/use-timer-form.ts'
import { GoOn } from './go-on.tsx'
import { Keep } from './saved/keep.tsx'
import { useTimer, type Going, type Timer } from './use-timer.ts'

type Props<T extends TimerSlug> = {
  tool: T
  /** The name of the form, and of the timer on the lock screen. */
  name: string
  theme: SignalTheme
  settings: TimerForm<T>
  /** The preview with the start button. */
  summary: ReactNode
  /** Renders the stage that covers the page during a run. */
  stage: (timer: Timer<T>, going: Going<T>) => ReactNode
  children: ReactNode
}

/** The frame of every timer: an interrupted run, the settings, their panels, the stage. */
export function TimerFrame<T extends TimerSlug>(props: Props<T>) {
  const { tool, name, theme, settings, summary, stage, children } = props
  const timer = useTimer({ tool, name, theme })
  const { going } = timer
  const { form, config, load, onInput, startedBy } = settings
  return (
    <div className="@container">
      {timer.left && <GoOn onGoOn={timer.goOn} onForget={timer.forget} />}
      <form
        ref={form}
        aria-label={name}
        noValidate
        onInput={onInput}
        onSubmit={startedBy(timer.start)}
        className="flex flex-col gap-6 @2xl:grid @2xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] @2xl:grid-rows-[auto_1fr] @2xl:items-start"
      >
        {/* The scroll margins keep focused fields clear of the sticky start button, and their labels of the header. */}
        <div className="grid min-w-0 content-start gap-5 **:scroll-mt-[calc(var(--header-height)+4rem)] **:scroll-mb-28 @2xl:row-span-2">
          {children}
        </div>
        {summary}
      </form>
      <div className="mt-6 grid gap-3">
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
