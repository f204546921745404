import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/** What got the focus from something that is gone. */
let around: Element | undefined

/**
 * Keeps the place of the focus where something with it goes from the page: what is around it gets it, until something else
 * comes in its place.
 *
 * @param box the element that may go
 * @param taken what of it takes the focus when it comes in such a place
 */
export function useFocusAround<Box extends HTMLElement>(
  box: RefObject<Box | null>,
  taken: (box: Box) => HTMLElement | null = () => null,
): void {
  const take = useEffectEvent(() => {
    if (box.current && around && document.activeElement === around) taken(box.current)?.focus()
  })
  useEffect(() => {
    take()
    around = undefined
  }, [])
  useLayoutEffect(() => {
    const shown = box.current
    const parents = shown ? parentsOf(shown) : []
    return () => {
      if (shown?.contains(document.activeElement)) queueMicrotask(() => focusFirst(parents))
    }
  }, [box])
}

function focusFirst(parents: readonly HTMLElement[]): void {
  const left = parents.find((parent) => parent.isConnected)
  if (!left || document.activeElement !== document.body) return
  if (!left.hasAttribute('tabindex')) left.tabIndex = -1
  left.focus({ preventScroll: true })
  around = left
}

/** The elements around one, from the nearest to that below the body. */
function parentsOf(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement
  return parent && parent !== document.body ? [parent, ...parentsOf(parent)] : []
}
