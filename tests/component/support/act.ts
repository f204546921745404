import { commands, userEvent, type Locator } from 'vitest/browser'
import { beginStep } from './focus.ts'

/** Gives a control the focus, as the Tab key would. */
export async function focus(control: Locator): Promise<void> {
  const element = await control.findElement()
  await beginStep(`the focus was given to ${control.selector}`)
  ;(element as HTMLElement).focus()
}

/** Presses keys on a control, in the words of `userEvent.keyboard`: '{Enter}', '{ArrowDown}', ' '. */
export async function press(control: Locator, keys: string): Promise<void> {
  await focus(control)
  await userEvent.keyboard(keys)
}

/** Where a part stands, in pixels from the corner of the frame in which the test runs. */
export function boxOf(part: Locator) {
  const { x, y, width, height } = part.element().getBoundingClientRect()
  return { x, y, width, height }
}

/** Resolves after the callbacks of the next animation frame. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}

/** Clicks at a point of the frame, whatever is there. */
export const clickAt = (x: number, y: number) => commands.mouse([['move', x, y], ['down'], ['up']])
