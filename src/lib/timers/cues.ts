import type { Phase, PhaseKind } from './plan.ts'
import type { RunView } from './view.ts'

/** A sound, announcement or vibration. */
export type Cue = {
  kind: 'prepare' | 'phase' | 'whistle' | 'halfway' | 'countdown' | 'finish'
  phase?: Phase
  /** Of the phase. */
  secondsLeft?: number
}

/** Older cues are dropped: the page was frozen. */
const FRESH_MS = 1500
const PREPARE_AFTER_SECONDS = 10
const WHISTLE_LEFT_SECONDS = 4
const COUNTDOWN_SECONDS = [1, 2, 3]
/** A shorter phase is over too soon for its half to matter. */
const HALFWAY_FROM_SECONDS = 20
/** Meditation and breathing stay quiet within a phase. */
const WARNED: readonly PhaseKind[] = ['prepare', 'work', 'rest', 'round-rest']

/** The cues within a phase, by the seconds left; the latest first. */
function marksOf(phase: Phase): Cue[] {
  const { kind, seconds } = phase
  if (seconds === null || !WARNED.includes(kind)) return []
  const marks: Cue[] = COUNTDOWN_SECONDS.map((left) => ({ kind: 'countdown', secondsLeft: left }))
  marks.push({ kind: 'whistle', secondsLeft: WHISTLE_LEFT_SECONDS })
  if (kind === 'prepare') {
    marks.push({ kind: 'prepare', secondsLeft: seconds - PREPARE_AFTER_SECONDS })
  }
  if (kind === 'work' && seconds >= HALFWAY_FROM_SECONDS) {
    marks.push({ kind: 'halfway', secondsLeft: seconds / 2 })
  }
  return marks.map((mark) => ({ ...mark, phase }))
}

/**
 * The cue to play after an update of a run, given the previous state: at most one, the current one, however long ago
 * the previous update was.
 */
export function cuesBetween(before: RunView, after: RunView): Cue[] {
  const { phase, phaseLeftMs } = after
  if (after.status === 'finished') return before.status === 'finished' ? [] : [{ kind: 'finish' }]
  if (!phase) return []
  if (!before.phase || before.phaseIndex !== after.phaseIndex) return [{ kind: 'phase', phase }]
  const beforeMs = before.phaseLeftMs
  if (beforeMs === null || phaseLeftMs === null) return []
  const due = marksOf(phase).find(({ secondsLeft = 0 }) => {
    const markMs = secondsLeft * 1000
    return beforeMs > markMs && phaseLeftMs <= markMs && phaseLeftMs > markMs - FRESH_MS
  })
  return due ? [due] : []
}
