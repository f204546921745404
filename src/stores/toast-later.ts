import type { toast } from './toasts.ts'

/**
 * Shows a toast like `toast`, for screens with a budget: the queue is loaded with the first one, because nothing is told
 * before something was done.
 */
export function toastLater(type: keyof typeof toast, text: string): void {
  import('./toasts.ts')
    .then(({ toast: now }) => now[type](text))
    // Without its script nothing can be shown; what was done is not undone by that.
    .catch(() => undefined)
}
