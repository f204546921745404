/** Says that a new version of the site waits, and brings it when somebody agrees. Loaded only then. No framework. */

/** In milliseconds. A worker that is asked to make way does it when it has been idle for a second. */
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

// Agreed to in any tab, it is the version of all. One in which somebody is busy is not pulled away from under
// them: it has the button too, and its scripts are kept.
navigator.serviceWorker.addEventListener('controllerchange', () => {
  const isBusy = navigator.userActivation.hasBeenActive || isTimerRunning()
  if (!isBusy) location.reload()
})

async function offer() {
  await timerStopped()
  const template = document.querySelector<HTMLTemplateElement>('template#new-version')
  if (!template) return
  const content = template.content.cloneNode(true) as DocumentFragment
  // Once in this page: a version that comes after it is taken with the same button.
  template.remove()
  const notice = document.createElement('div')
  notice.role = 'status'
  notice.className =
    'fixed inset-x-0 bottom-0 z-50 border-t border-line bg-surface pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-soft'
  content.querySelector<HTMLButtonElement>('[data-take]')?.addEventListener('click', take)
  content.querySelector('[data-later]')?.addEventListener('click', () => notice.remove())
  document.body.append(notice)
  // A region that is there before its words is read aloud.
  requestAnimationFrame(() => notice.append(content))
}

/** Nobody is disturbed in the middle of a workout. */
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
  // Another tab may have agreed already.
  if (!waiting) {
    location.reload()
    return
  }
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') location.reload()
  })
  waiting.postMessage('take-over')
  // Where the worker before is busy just now, Chromium lets the new one wait until somebody opens a page.
  setTimeout(() => location.reload(), TAKES_OVER_WITHIN)
}

// Only a module may wait at its top level.
export {}
