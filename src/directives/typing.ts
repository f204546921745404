/** How long no key is pressed between two words, in ms. */
const PAUSE = 300

/** Follows what is typed in an element, for work that would make the next key wait. */
export function followTyping(element: EventTarget) {
  let waiting: (() => void)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const rest = () => {
    clearTimeout(timer)
    timer = undefined
    for (const go of waiting) go()
    waiting = []
  }
  const onKey = () => {
    clearTimeout(timer)
    timer = setTimeout(rest, PAUSE)
  }
  element.addEventListener('keydown', onKey)

  return {
    /** Resolves between two words: at once, unless somebody is in the middle of one. */
    pause: () =>
      timer === undefined
        ? Promise.resolve()
        : new Promise<void>((resolve) => {
            waiting.push(resolve)
          }),
    /** Ends the word: something was pressed that waits for the work. */
    rest,
  }
}
