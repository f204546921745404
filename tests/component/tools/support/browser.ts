import { onTestFinished } from 'vitest'
import { commands } from 'vitest/browser'

/** Replaces a part of the browser until the end of the test. */
export function replace(owner: object, name: string, value: unknown): void {
  onTestFinished(restorer(owner, name))
  Object.defineProperty(owner, name, { configurable: true, writable: true, value })
}

/** Takes a feature from the browser until the end of the test: from the object, or from where it inherits it. */
export function remove(object: object, name: string): void {
  for (
    let owner: object | null = object;
    owner;
    owner = Object.getPrototypeOf(owner) as object | null
  ) {
    if (!Object.hasOwn(owner, name)) continue
    onTestFinished(restorer(owner, name))
    Reflect.deleteProperty(owner, name)
  }
}

function restorer(owner: object, name: string): () => void {
  const own = Object.getOwnPropertyDescriptor(owner, name)
  return () => {
    if (own) Object.defineProperty(owner, name, own)
    else Reflect.deleteProperty(owner, name)
  }
}

const play: unknown = Reflect.get(HTMLMediaElement.prototype, 'play')

/** Sounds begin and are not heard, unless the test listens to them: for each, the browser would start its audio service. */
export function silence(): void {
  const { prototype } = HTMLMediaElement
  if (Reflect.get(prototype, 'play') === play) replace(prototype, 'play', () => Promise.resolve())
}

/** Stores a text, as an earlier visit did. */
export function stored(key: string, text: string): void {
  localStorage.setItem(key, text)
  dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
}

/** Nothing more can be stored, as in a browser whose storage is full. */
export function fillStorage(): void {
  replace(Storage.prototype, 'setItem', () => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}

/** Moves, as for users who have not asked for less motion. */
export async function withMotion(): Promise<void> {
  onTestFinished(() => commands.motion(false))
  await commands.motion(true)
}

/** How far the page can be scrolled sideways, in pixels. */
export const beyondTheEdge = () => {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth - clientWidth
}
