/** Announces a waiting new version, and activates it on request. Loaded only then. No framework. */

import { showNotice } from '#client/bottom-notice.ts'

/** In milliseconds. The old worker is replaced once it has been idle for a second. */
const TAKES_OVER_WITHIN = 3000

const root = document.documentElement
let isOffered = false
const isTimerRunning = () => root.dataset['timerRunning'] !== undefined

const worker = await navigator.serviceWorker.ready
if (worker.waiting) void offer()
worker.addEventListener('updatefound', watch)
watch()

function watch() {
  worker.installing?.addEventListener('statechange', () => {
    if (worker.waiting) void offer()
  })
}

// Activated in one tab, it controls all. The other tabs are not reloaded, so nobody loses work: they show the button
// too, and their scripts stay cached.
navigator.serviceWorker.addEventListener('controllerchange', () => {
  const isBusy = navigator.userActivation.hasBeenActive || isTimerRunning()
  if (!isBusy) location.reload()
})

async function offer() {
  await timerStopped()
  // Once per page: the same button activates any later version.
  if (isOffered) return
  isOffered = true
  showNotice('new-version').addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('[data-take]')
    if (button) take(button)
  })
}

/** Resolves once no timer is running: a workout must not be interrupted. */
function timerStopped(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isTimerRunning()) return
      observer.disconnect()
      resolve()
    }
    const observer = new MutationObserver(look)
    observer.observe(root, { attributeFilter: ['data-timer-running'] })
    look()
  })
}

function take(button: HTMLButtonElement) {
  button.disabled = true
  const { waiting } = worker
  // Another tab may have activated it already.
  if (!waiting) {
    location.reload()
    return
  }
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') location.reload()
  })
  waiting.postMessage('take-over')
  // While the old worker is busy, Chromium keeps the new one waiting until the next navigation.
  setTimeout(() => location.reload(), TAKES_OVER_WITHIN)
}
