import { atom, type ReadableAtom } from 'nanostores'
import { cuesBetween, type Cue } from '#lib/timers/cues.ts'
import {
  IDLE,
  transition,
  viewOf,
  type Run,
  type RunView,
  type TimerEvent,
} from '#lib/timers/run.ts'

/** The rendered state of a run, as of the last poll. */
export type Look = RunView & {
  /** The end as wall clock time in ms, if it is not paused; null when unknown. */
  endsAtMs: number | null
}

const SECOND = 1_000

/** A key of what is rendered of a run: as long as it is the same, no update is needed. */
function pictureOf(view: RunView): string {
  const left = (ms: number | null) => (ms === null ? '' : Math.ceil(ms / SECOND))
  const { status, phaseIndex, laps, phaseElapsedMs, elapsedMs } = view
  const gone = [phaseElapsedMs, elapsedMs].map((ms) => Math.floor(ms / SECOND))
  const parts = [
    status,
    phaseIndex,
    laps.length,
    ...gone,
    left(view.phaseLeftMs),
    left(view.leftMs),
  ]
  return parts.join()
}

/** Milliseconds until the next second changes what is rendered. */
export function untilNextSecond({ phaseElapsedMs, elapsedMs }: RunView): number {
  return Math.min(...[phaseElapsedMs, elapsedMs].map((ms) => SECOND - (ms % SECOND)))
}

/**
 * Holds a run, publishes it as a store, and emits its cues. It has no timer of its own: each poll, however rare,
 * computes the current state from the clock.
 *
 * @param now the clock of the run, in milliseconds
 */
export function createRunner(now: () => number) {
  let run: Run = IDLE
  let seen: RunView = viewOf(IDLE, 0)
  const $look = atom<Look>({ ...seen, endsAtMs: null })
  const $step = atom<RunView>(seen)
  const hearers = new Set<(cue: Cue, view: RunView) => void>()

  const draw = (view: RunView) => {
    const drawn = $look.get()
    const same = view.status === drawn.status && view.phaseIndex === drawn.phaseIndex
    const ends = view.leftMs === null || !view.phase ? null : Date.now() + view.leftMs
    $look.set({ ...view, endsAtMs: same ? drawn.endsAtMs : ends })
    if (!same || view.laps.length !== drawn.laps.length) $step.set(view)
  }
  /** Sets the run, and emits the cues since the last poll. */
  const take = (next: Run, nowMs: number, silent = false): RunView => {
    const before = seen
    run = next
    seen = viewOf(run, nowMs)
    if (pictureOf(seen) !== pictureOf($look.get())) draw(seen)
    if (!silent)
      for (const cue of cuesBetween(before, seen)) for (const hear of hearers) hear(cue, seen)
    return seen
  }
  const send = (event: TimerEvent) => {
    const nowMs = now()
    return take(transition(run, event, nowMs), nowMs)
  }

  return {
    send,
    look: () => send({ type: 'tick' }),
    /** Resumes a stored run; cues that it missed are not emitted. */
    restore: (saved: Run) => take(saved, now(), true),
    run: () => run,
    /** The rendered state; updated when it visibly changes, at most once a second. */
    $look: $look as ReadableAtom<Look>,
    /** As of the last change of its status, phase or laps: for what must not render each second. */
    $step: $step as ReadableAtom<RunView>,
    onCue(hear: (cue: Cue, view: RunView) => void) {
      hearers.add(hear)
      return () => void hearers.delete(hear)
    },
  }
}
export type Runner = ReturnType<typeof createRunner>
