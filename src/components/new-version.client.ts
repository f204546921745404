import { localeOfPath } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import { buttonClass } from '#ui/button-class.ts'
import en from '../../public/locales/en/update.json'
import es from '../../public/locales/es/update.json'

/**
 * Says that a new version of the site waits, and brings it when somebody agrees. Loaded only then, on any
 * page, and so with its few texts in both languages. No framework.
 */

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
  if (document.getElementById('new-version')) return
  const locale = localeOfPath(location.pathname)
  const t = createT({ update: { es, en }[locale] }, locale)
  const notice = document.createElement('div')
  notice.id = 'new-version'
  notice.role = 'status'
  notice.className =
    'fixed inset-x-0 bottom-0 border-t border-line bg-surface px-4 py-3 text-ink shadow-soft'
  notice.style.zIndex = '60'
  document.body.append(notice)
  const row = document.createElement('div')
  row.className = 'wrap flex flex-wrap items-center justify-center gap-3'
  const text = document.createElement('p')
  text.textContent = t('update.text')
  const later = button(t('update.later'), () => notice.remove(), 'quiet')
  row.append(text, button(t('update.reload'), agree), later)
  // A region that is there before its words is read aloud.
  requestAnimationFrame(() => notice.append(row))
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

function agree() {
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
}

function button(text: string, act: () => void, variant?: 'quiet') {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = buttonClass({ size: 'sm', ...(variant && { variant }) })
  element.textContent = text
  element.addEventListener('click', act)
  return element
}
