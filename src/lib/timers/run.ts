/** The state machine of every timer: a run, its events, and its view. */
export { IDLE, type Run, type TimerEvent } from './run-state.ts'
export { transition } from './transition.ts'
export { type RunView, viewOf } from './view.ts'
