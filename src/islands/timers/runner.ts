import { atom, computed, type ReadableAtom } from 'nanostores'
import { cuesBetween, type Cue } from '#lib/timers/cues.ts'
import {
  IDLE,
  transition,
  viewOf,
  type Run,
  type RunView,
  type TimerEvent,
} from '#lib/timers/run.ts'

/** What is drawn: a run as it was seen last. */
export type Look = RunView & {
  /** The moment of the end by the clock on the wall, if nobody pauses; null when nobody knows. */
  endsAtMs: number | null
}

const SECOND = 1_000

/** What a picture of a run depends on: as long as it is the same, nothing needs to be drawn anew. */
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

/** Milliseconds until the next second of a run changes its picture. */
export function untilNextSecond({ phaseElapsedMs, elapsedMs }: RunView): number {
  return Math.min(...[phaseElapsedMs, elapsedMs].map((ms) => SECOND - (ms % SECOND)))
}

/**
 * Holds a run, shows it as a store, and tells what is to be heard. It has no timer of its own: whoever looks at it,
 * however seldom, finds it where it has to be.
 *
 * @param now the clock that the run is counted by, in milliseconds
 */
export function createRunner(now: () => number) {
  let run: Run = IDLE
  let seen: RunView = viewOf(IDLE, 0)
  const $look = atom<Look>({ ...seen, endsAtMs: null })
  const hearers = new Set<(cue: Cue, view: RunView) => void>()

  const draw = (view: RunView) => {
    const drawn = $look.get()
    const same = view.status === drawn.status && view.phaseIndex === drawn.phaseIndex
    const ends = view.leftMs === null || !view.phase ? null : Date.now() + view.leftMs
    $look.set({ ...view, endsAtMs: same ? drawn.endsAtMs : ends })
  }
  /** Takes the run over, and tells what has changed since the last look. */
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
    /** Goes on with a run from before; nothing of what it missed is heard. */
    restore: (saved: Run) => take(saved, now(), true),
    run: () => run,
    /** What is drawn; changes with its picture, once a second. */
    $look: $look as ReadableAtom<Look>,
    /** For what must not be drawn anew each second. */
    $status: computed($look, ({ status }) => status),
    onCue(hear: (cue: Cue, view: RunView) => void) {
      hearers.add(hear)
      return () => void hearers.delete(hear)
    },
  }
}
export type Runner = ReturnType<typeof createRunner>
