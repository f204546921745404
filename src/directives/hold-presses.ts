import { onInteraction } from './on-interaction.ts'
import type { followTyping } from './typing.ts'

/**
 * Hydrates an island at the first interaction with it, and replays what was pressed before.
 *
 * @param load of the directive
 * @param typing what is typed in the island: hydration waits for the end of a word, unless something is pressed
 * @returns hydrates without an interaction, too
 */
export function onInteractionOrPress(
  element: HTMLElement,
  load: () => Promise<() => Promise<void>>,
  typing?: ReturnType<typeof followTyping>,
): () => Promise<void> {
  const hydrate = onInteraction(element, async () => {
    const start = await load()
    await typing?.pause()
    await start()
    presses.release(element.hasAttribute('ssr'))
  })
  const presses = holdPresses(element, () => {
    typing?.rest()
    void hydrate()
  })
  return hydrate
}

/**
 * Queues clicks on buttons and submits of an island that is not hydrated: without its scripts a form would navigate.
 * Repeated clicks on one button count once.
 *
 * @param onPress called for each queued event
 * @returns `release`, to call after hydration was requested: replays the events, or drops them when hydration has
 *   failed
 */
function holdPresses(element: HTMLElement, onPress: () => void) {
  const held = new Map<Element, () => void>()
  const hydrated = new AbortController()
  const hold = (event: Event) => {
    const { target } = event
    const button = (target as Element).closest('button')
    const form = target as HTMLFormElement
    if (event.type === 'click' && !button) return
    event.preventDefault()
    const pressed = button ?? form
    held.set(
      pressed,
      button ? () => button.click() : () => form.requestSubmit((event as SubmitEvent).submitter),
    )
    pressed.ariaBusy = 'true'
    onPress()
  }
  for (const press of ['click', 'submit']) {
    element.addEventListener(press, hold, { capture: true, signal: hydrated.signal })
  }

  return {
    release(failed: boolean) {
      for (const pressed of held.keys()) pressed.ariaBusy = null
      if (!failed) {
        hydrated.abort()
        // React hydrates in later tasks, but synchronously, effects included, for a discrete event.
        element.firstElementChild?.dispatchEvent(new Event('keyup', { bubbles: true }))
        const presses = [...held.values()]
        setTimeout(() => presses.forEach((press) => press()))
      }
      held.clear()
    },
  }
}
