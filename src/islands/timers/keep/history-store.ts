import { useSyncExternalStore } from 'react'
import { addSession, clearHistory, readHistory, type Session } from '#lib/timers/history.ts'

let sessions: readonly Session[] | null = null
const listeners = new Set<() => void>()
const NONE: readonly Session[] = []

function changed() {
  sessions = null
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  // Before the first listener nobody heard of what other tabs wrote.
  if (listeners.size === 0) {
    sessions = null
    addEventListener('storage', changed)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', changed)
  }
}

/**
 * Notes a workout that has just come to its end. A browser that keeps nothing is no reason to disturb anybody.
 *
 * @param elapsedMs without preparation and pauses
 */
export function recordSession(mode: Session['mode'], elapsedMs: number): void {
  addSession(mode, elapsedMs)
  changed()
}

/** Forgets all workouts. Gives false when the browser changes nothing. */
export function forgetSessions(): boolean {
  const done = clearHistory()
  changed()
  return done
}

/** The workouts that this browser knows of, the oldest first. */
export function useSessions(): readonly Session[] {
  return useSyncExternalStore(
    listen,
    () => (sessions ??= readHistory()),
    () => NONE,
  )
}
