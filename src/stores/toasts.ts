import { createToaster } from '@ark-ui/react/toast'

type ToastType = 'success' | 'error' | 'info'

/** The queue of `Toaster`: at most three at once, the others wait. */
export const toaster = createToaster({
  placement: 'bottom-end',
  max: 3,
  duration: 4000,
  removeDelay: 160,
  gap: 12,
  offsets: '1rem',
})

/** The last toast of each kind and text, shown or waiting. */
const last = new Map<string, string>()

/** An identical toast replaces the one shown, so it is displayed and announced again. */
function show(type: ToastType, text: string, { stays = false } = {}): void {
  const key = `${type}:${text}`
  const before = last.get(key)
  if (before !== undefined) {
    const waiting = !toaster.isVisible(before) && !toaster.isDismissed(before)
    if (waiting) return
    if (toaster.isVisible(before)) toaster.dismiss(before)
  }
  last.set(key, toaster.create({ type, title: text, ...(stays && { duration: Infinity }) }))
}

/**
 * Shows a short message for four seconds, from any island; what somebody may want to copy `stays` until it is closed. The
 * page needs a `Toaster`.
 */
export const toast = {
  success: (text: string, options?: { stays: true }) => show('success', text, options),
  error: (text: string) => show('error', text),
  info: (text: string) => show('info', text),
} as const
