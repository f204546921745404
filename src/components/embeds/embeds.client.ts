/** Shows content of other sites in place of its tiles: on a click, or near the screen with consent. No framework. */

const embeds = () => import('./show-embeds.ts')

addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return
  const tile = event.target.closest<HTMLElement>('[data-embed]')
  // With a modifier key the link opens the original.
  if (tile && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault()
    void embeds().then(({ showOnce }) => showOnce(tile))
  }
  if (event.target.closest('[data-embed-always]')) {
    void embeds().then(({ showAlways }) => showAlways())
  }
})

const showAllowed = () => void embeds().then((module) => module.showAllowed())
addEventListener('cookie-choice', showAllowed)
// Set by head.inline.js, so that the store is not loaded for everybody.
if (document.documentElement.dataset['embeds'] !== undefined) showAllowed()

export {}
