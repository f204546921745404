/** The machine behind every timer: a run, what happens to it, and what there is to see. */
export { IDLE, type Run, type TimerEvent } from './run-state.ts'
export { transition } from './transition.ts'
export { type RunView, viewOf } from './view.ts'
