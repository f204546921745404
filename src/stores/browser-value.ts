import { atom, onMount, type WritableAtom } from 'nanostores'

type Source<T> = {
  read: () => T
  /** The event target of changes; only called in browsers. */
  target: () => EventTarget
  event: string
  /** The value on the server. */
  onServer: T
}

/** A browser value with a change event (such as the page's visibility) as a store. */
export function browserValue<T>({ read, target, event, onServer }: Source<T>): WritableAtom<T> {
  const $value = atom(onServer)
  onMount($value, () => {
    if (typeof window === 'undefined') return undefined
    const look = () => $value.set(read())
    look()
    const source = target()
    source.addEventListener(event, look)
    return () => source.removeEventListener(event, look)
  })
  return $value
}
