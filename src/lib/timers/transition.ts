import { isRest, type Phase, type Plan } from './plan.ts'
import { IDLE, type Run, type TimerEvent } from './run-state.ts'
import { leaveOverPhases, phaseAt, phaseOver, settle } from './settle.ts'

type Step<T extends TimerEvent = TimerEvent> = (run: Run, event: T, nowMs: number) => Run

const hasTime = ({ phases }: Plan) =>
  phases.some(({ kind, seconds }) => kind !== 'prepare' && seconds !== 0)

const phaseOf = ({ plan, phaseIndex }: Run) => plan && phaseAt(plan, phaseIndex)

function isPausable(run: Run): boolean {
  const phase = phaseOf(run)
  return phase !== null && (!run.plan?.pauseInRestOnly || isRest(phase))
}

function isSkippable({ plan }: Run, { kind, seconds }: Phase): boolean {
  return seconds !== null && (kind === 'prepare' || Boolean(plan?.skippable?.includes(kind)))
}

/** The run without its present phase, from now on. */
function endPhase(run: Run, phase: Phase): Run {
  return run.plan ? leaveOverPhases(phaseOver(run, phase, run.ranMs), run.plan) : run
}

/** The run with the time since the last lap, or since the phase began, as a lap. */
function withLap(run: Run): Run {
  const lap = run.ranMs - Math.max(run.lapStartMs, run.phaseStartMs)
  return { ...run, lapStartMs: run.ranMs, laps: [...run.laps, lap] }
}

const STEPS: { [T in TimerEvent['type']]: Step<Extract<TimerEvent, { type: T }>> } = {
  start(run, { plan }, nowMs) {
    const free = run.status === 'idle' || run.status === 'finished'
    if (!free || !hasTime(plan)) return run
    return leaveOverPhases({ ...IDLE, status: 'running', plan, atMs: nowMs }, plan)
  },
  pause(run) {
    const fits = run.status === 'running' || run.status === 'asking'
    return fits && isPausable(run) ? { ...run, status: 'paused' } : run
  },
  resume(run, _, nowMs) {
    return run.status === 'paused' ? { ...run, status: 'running', atMs: nowMs } : run
  },
  ask(run) {
    const { status } = run
    const fits = status === 'running' || status === 'paused'
    return fits ? { ...run, status: 'asking', asked: status } : run
  },
  cancel(run, _, nowMs) {
    return run.status === 'asking' ? { ...run, status: run.asked, atMs: nowMs } : run
  },
  next(run) {
    const phase = phaseOf(run)
    const fits = run.status === 'running' && phase?.seconds === null
    return fits ? endPhase(withLap(run), phase) : run
  },
  lap(run) {
    const fits = run.status === 'running' && run.plan?.laps && phaseOf(run)?.kind !== 'prepare'
    return fits ? withLap(run) : run
  },
  tick: (run) => run,
  reset: () => IDLE,
  skip(run) {
    const phase = phaseOf(run)
    const fits = run.status === 'running' && phase && isSkippable(run, phase)
    return fits ? endPhase(run, phase) : run
  },
}

/**
 * The run after an event at a reading of the clock, in milliseconds. Time up to then is counted first; an
 * event that does not fit changes nothing more.
 */
export function transition(run: Run, event: TimerEvent, nowMs: number): Run {
  // The table gives each event its own function; TypeScript cannot follow that.
  return (STEPS[event.type] as Step)(settle(run, nowMs), event, nowMs)
}
