import { whenIdle } from '#client/when-idle.ts'

/** The finder before and beside its island: it moves on to the next question, from the first answer. */

/** The delay before scrolling to the next question, in ms. */
const SCROLL_DELAY = 100

const form = document.getElementById('finder')!
let timer: ReturnType<typeof setTimeout>

form.addEventListener('change', ({ target }) => {
  const { name, value } = target as HTMLInputElement
  const questions: Record<string, string> = {
    professional: 'how',
    type: value === 'online' ? 'search' : 'where',
  }
  const next = questions[name]
  if (!next) return
  clearTimeout(timer)
  timer = setTimeout(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    form
      .querySelector(`[data-question=${next}]`)
      ?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'nearest' })
  }, SCROLL_DELAY)
})

// Answers of this tab: the island shows them again, without an interaction.
try {
  // eslint-disable-next-line no-restricted-globals -- the stores are larger than all scripts of the page
  if (sessionStorage.getItem('finder'))
    whenIdle(() => form.dispatchEvent(new Event('focusin', { bubbles: true })))
} catch {
  // Storage is refused: there is nothing to show.
}
