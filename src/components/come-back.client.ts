/** The offline page is shown at another page's URL, and reloads it once there is a connection. */

const PAUSE_MS = 3_000
const isItself = location.pathname.endsWith('/offline')

const retry = () => location.reload()

/** A device that reports a connection may not reach the server yet. The worker does not handle HEAD. */
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
