/** Ten times a second: browsers throttle the timers of hidden pages, but not those of their workers. */
const EVERY_MS = 100

setInterval(() => postMessage(null), EVERY_MS)
