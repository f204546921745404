import type { InputEvent, ReactNode, RefObject, SubmitEvent } from 'react'
import { SignalsPanel } from '#islands/signals/signals-panel.tsx'
import type { SignalTheme } from '#islands/signals/sounds.ts'
import type { ToolConfig } from '#lib/timers/tool-config.ts'
import type { TimerSlug } from '#lib/tools/tools.ts'
import { $signals } from '#stores/timers/signals.ts'
import { GoOn } from './go-on.tsx'
import { Keep } from './keep/keep.tsx'
import { useTimer, type Going, type Timer } from './use-timer.ts'

/** The settings of a timer, in native fields. */
export type TimerSettings<T extends TimerSlug> = {
  form: RefObject<HTMLFormElement | null>
  /** Null while a field is invalid. */
  config: ToolConfig[T] | null
  /** Writes settings into the fields. */
  load: (config: ToolConfig[T]) => void
  onInput: (event: InputEvent<HTMLFormElement>) => void
  /** The settings to start; null when a field is invalid, which then shows its error. */
  submitted: () => ToolConfig[T] | null
}

type Props<T extends TimerSlug> = {
  place: 'card' | 'page'
  tool: T
  /** The name of the form, and of the timer on the lock screen. */
  name: string
  theme: SignalTheme
  settings: TimerSettings<T>
  /** The preview with the start button. */
  summary: ReactNode
  /** Renders the stage that covers the page during a run. */
  stage: (timer: Timer<T>, going: Going<T>) => ReactNode
  children: ReactNode
}

/** The frame of every timer: an interrupted run, the settings, their panels on the timer's own page, the stage. */
export function TimerFrame<T extends TimerSlug>(props: Props<T>) {
  const { place, tool, name, theme, settings, summary, stage, children } = props
  const timer = useTimer({ tool, name, theme })
  const { going, view } = timer
  const { form, config, load, onInput, submitted } = settings
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const next = submitted()
    if (next) timer.start(next)
  }
  return (
    <div className="@container" data-place={place}>
      {timer.left && <GoOn onGoOn={timer.goOn} onForget={timer.forget} />}
      <form
        ref={form}
        className="flex flex-col gap-6 @2xl:grid @2xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] @2xl:grid-rows-[auto_1fr] @2xl:items-start"
        aria-label={name}
        noValidate
        onSubmit={onSubmit}
        onInput={onInput}
      >
        {/* The scroll margins keep focused fields clear of the sticky start button, and their labels of the header. */}
        <div className="grid min-w-0 content-start gap-5 **:scroll-mt-[calc(var(--header-height)+4rem)] **:scroll-mb-28 @2xl:row-span-2">
          {children}
        </div>
        {summary}
      </form>
      {place === 'page' && (
        <div className="mt-6 grid gap-3">
          <SignalsPanel
            theme={theme}
            settings={timer.settings}
            onChange={$signals.set}
            onTest={timer.test}
          />
          <Keep tool={tool} config={config} onLoad={load} />
        </div>
      )}
      {going && view.status !== 'idle' && stage(timer, going)}
    </div>
  )
}
