import type { Plan } from '#lib/timers/plan.ts'

const STEP_MS = 100

/** A naive timer, as an oracle: it steps through every tenth of a second. */
export class NaiveTimer {
  status: 'running' | 'paused' | 'asking' | 'finished' = 'running'
  phaseIndex = 0
  phaseMs = 0
  elapsedMs = 0
  private asked: 'running' | 'paused' = 'running'
  private readonly plan: Plan

  constructor(plan: Plan) {
    this.plan = plan
  }

  get phase() {
    return this.plan.phases[this.phaseIndex]
  }

  /** Advances by a multiple of a tenth of a second. */
  pass(ms: number) {
    for (let passed = 0; passed < ms && this.status === 'running'; passed += STEP_MS) {
      this.phaseMs += STEP_MS
      if (this.phase?.kind !== 'prepare') this.elapsedMs += STEP_MS
      const seconds = this.phase?.seconds ?? null
      if (seconds !== null && this.phaseMs === seconds * 1000) this.enterNext()
    }
  }

  pause() {
    const resting = this.phase?.kind === 'rest' || this.phase?.kind === 'round-rest'
    const held = this.status === 'running' || this.status === 'asking'
    if (held && (resting || !this.plan.pauseInRestOnly)) this.status = 'paused'
  }

  resume() {
    if (this.status === 'paused') this.status = 'running'
  }

  ask() {
    if (this.status !== 'running' && this.status !== 'paused') return
    this.asked = this.status
    this.status = 'asking'
  }

  cancel() {
    if (this.status === 'asking') this.status = this.asked
  }

  next() {
    if (this.status === 'running' && this.phase?.seconds === null) this.enterNext()
  }

  skip() {
    const { phase, plan } = this
    if (this.status !== 'running' || !phase || phase.seconds === null) return
    if (phase.kind === 'prepare' || plan.skippable?.includes(phase.kind)) this.enterNext()
  }

  private enterNext() {
    this.phaseIndex++
    this.phaseMs = 0
    if (this.phaseIndex === this.plan.phases.length) this.status = 'finished'
  }
}
