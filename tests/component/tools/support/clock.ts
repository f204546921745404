import { onTestFinished } from 'vitest'
import { replace } from './browser.ts'

type Timer = { at: number; run: () => void }

/** One o'clock in Madrid. */
const START = new Date('2026-11-20T13:00:00+01:00').getTime()
/** Timers of this clock are told from those of the browser by their numbers. */
const FIRST_ID = 1_000_000_000

const browser = {
  setTimeout: globalThis.setTimeout.bind(globalThis),
  clearTimeout: globalThis.clearTimeout.bind(globalThis),
  Date: globalThis.Date,
  performanceNow: performance.now.bind(performance),
}
/** How far tests of this file have moved the monotonic clock ahead, which must never go back. */
let aheadMs = 0

export type Clock = {
  /** The time passes, and every timer fires when it is due. */
  forward: (milliseconds: number) => Promise<void>
  /** The time jumps, as in a tab that was frozen: what is due fires once. */
  freeze: (milliseconds: number) => Promise<void>
  /** Lets the timers of `task` run by themselves, while the time stands still. */
  aside: (task: () => Promise<void>) => Promise<void>
}

/** Stops the time of the page for this test, which moves it from here on. */
export function stopClock(): Clock {
  const timers = new Map<number, Timer>()
  // Whole: what has passed since a fraction of a millisecond may come out a hair less than it was moved.
  const begun = Math.ceil(browser.performanceNow() + aheadMs)
  let passed = 0
  let isAside = false
  const move = (to: number) => {
    passed = Math.max(passed, to)
    aheadMs = begun + passed - browser.performanceNow()
  }
  const fire = async ([id, { run }]: [number, Timer]) => {
    if (!timers.delete(id)) return
    run()
    await rendered()
  }

  replace(globalThis, 'setTimeout', (run: () => void, delay = 0) => {
    if (isAside) return browser.setTimeout(run, delay)
    const id = FIRST_ID + nextId++
    timers.set(id, { at: passed + delay, run })
    return id
  })
  replace(globalThis, 'clearTimeout', (id: number) => {
    if (!timers.delete(id)) browser.clearTimeout(id)
  })
  replace(
    globalThis,
    'Date',
    dateAt(() => START + passed),
  )
  performance.now = () => begun + passed
  // The monotonic clock goes on from where it is now, for whatever outlives this test.
  onTestFinished(() => {
    performance.now = () => browser.performanceNow() + aheadMs
  })

  return {
    async forward(milliseconds) {
      const until = passed + milliseconds
      for (let due = firstOf(timers, until); due; due = firstOf(timers, until)) {
        move(due[1].at)
        await fire(due)
      }
      move(until)
      await rendered()
    },
    async freeze(milliseconds) {
      move(passed + milliseconds)
      const due = [...timers].filter(([, { at }]) => at <= passed)
      for (const timer of due.sort(([, a], [, b]) => a.at - b.at)) await fire(timer)
      await rendered()
    },
    async aside(task) {
      isAside = true
      await task()
      isAside = false
    },
  }
}

let nextId = 0

function firstOf(timers: Map<number, Timer>, until: number): [number, Timer] | undefined {
  const due = [...timers].filter(([, { at }]) => at <= until)
  return due.sort(([, a], [, b]) => a.at - b.at)[0]
}

function dateAt(now: () => number): DateConstructor {
  return class extends browser.Date {
    constructor(...given: number[]) {
      if (given.length === 0) super(now())
      else super(...(given as [number, number]))
    }
    static override now = now
  } as DateConstructor
}

/** Resolves once what a timer changed is drawn: React works in tasks of its own. */
function rendered(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
