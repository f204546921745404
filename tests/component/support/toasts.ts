import { toaster } from '#stores/toasts.ts'

/** Takes away the notices of the test before: they are the page's, and stay for a few seconds. */
export function forgetToasts(): void {
  for (const { id } of toaster.getVisibleToasts()) toaster.remove(id)
}
