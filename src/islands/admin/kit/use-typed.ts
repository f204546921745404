import { useStore } from '@nanostores/react'
import { useLeaveGuard } from '#client/use-leave-guard.ts'
import { $typed, keepTyped } from './typed.ts'

/** A text that is being written about something: it survives other rows and areas, until it is sent. */
export function useTyped(about: string) {
  const text = useStore($typed)[about] ?? ''
  return [text, (typed: string) => keepTyped(about, typed)] as const
}

/** Asks before the page is left while anything typed in any area is unsent. Once, by the frame: areas come and go. */
export function useTypedGuard(question: string): void {
  const isUnsaved = Object.values(useStore($typed)).some((text) => text.trim() !== '')
  useLeaveGuard({ isUnsaved, question, forget: () => $typed.set({}) })
}
