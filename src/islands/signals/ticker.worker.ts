/** Ten times a second: browsers slow the timers of hidden pages down, but not those of their workers. */
const EVERY_MS = 100

setInterval(() => postMessage(null), EVERY_MS)
