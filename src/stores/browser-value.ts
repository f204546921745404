import { atom, onMount, type WritableAtom } from 'nanostores'

type Source<T> = {
  read: () => T
  /** What tells of changes; asked for in browsers alone. */
  target: () => EventTarget
  event: string
  /** Where there is no browser. */
  onServer: T
}

/** Something that the browser holds and tells about by an event (whether the page is hidden), as a store. */
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
