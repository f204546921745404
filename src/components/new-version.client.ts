/** Announces a waiting new version, and activates it on request. Loaded only then. No framework. */

/** In milliseconds. The old worker is replaced once it has been idle for a second. */
const TAKES_OVER_WITHIN = 3000

const root = document.documentElement
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
  const template = document.querySelector<HTMLTemplateElement>('template#new-version')
  if (!template) return
  const content = template.content.cloneNode(true) as DocumentFragment
  // Once per page: the same button activates any later version.
  template.remove()
  const notice = document.createElement('div')
  notice.role = 'status'
  notice.dataset['bottomBar'] = ''
  notice.className =
    'fixed inset-x-0 bottom-0 z-50 border-t border-line bg-surface pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-soft'
  content.querySelector<HTMLButtonElement>('[data-take]')?.addEventListener('click', take)
  content.querySelector('[data-later]')?.addEventListener('click', () => notice.remove())
  document.body.append(notice)
  // A live region must exist before its content to be announced.
  requestAnimationFrame(() => notice.append(content))
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

function take(this: HTMLButtonElement) {
  this.disabled = true
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

// Only a module may use top-level await.
export {}
