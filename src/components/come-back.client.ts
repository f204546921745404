/** The page for no connection stands under the address of another one, and gives way to it by itself. */

const PAUSE_MS = 3_000
const isItself = location.pathname.endsWith('/offline')

const retry = () => location.reload()

/** A device that says it is connected may reach nothing yet. HEAD is not answered by the worker. */
async function comeBack() {
  try {
    await fetch(location.href, { method: 'HEAD' })
    retry()
  } catch {
    setTimeout(() => void comeBack(), PAUSE_MS)
  }
}

document.querySelector('[data-retry]')?.addEventListener('click', retry)
if (!isItself) {
  addEventListener('online', () => void comeBack())
  if (navigator.onLine) setTimeout(() => void comeBack(), PAUSE_MS)
}

export {}
