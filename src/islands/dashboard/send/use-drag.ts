import { useRef, useState, type PointerEvent, type CSSProperties } from 'react'
import { dropPlace, type Span } from '#lib/workspace/builder/drop-place.ts'

type Drag = { from: number; to: number; by: number; spans: readonly Span[] }

/** So near to an edge of what scrolls, it scrolls; and how far each time. In px. */
const EDGE = 56
const STEP = 14

/**
 * Moves the entries of a list by a grip, with any pointer. Until it is let go, only pictures move: the elements stay where
 * they are, so that the pointer is not lost.
 *
 * @param onDrop with the places it was taken from and let go at
 */
export function useDrag(onDrop: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const start = useRef({ y: 0, scrolled: 0 })
  const [drag, setDrag] = useState<Drag | null>(null)

  const begin = (event: PointerEvent<HTMLElement>, from: number) => {
    if (event.button !== 0 || !list.current) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const spans = [...list.current.children].map((item) => {
      const { top, height } = item.getBoundingClientRect()
      return { top, height }
    })
    start.current = { y: event.clientY, scrolled: scroller(list.current)?.scrollTop ?? 0 }
    setDrag({ from, to: from, by: 0, spans })
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!drag || !list.current) return
    const area = scroller(list.current)
    if (area) scrollNear(area, event.clientY)
    const { y, scrolled } = start.current
    const by = event.clientY - y + (area?.scrollTop ?? 0) - scrolled
    setDrag({ ...drag, by, to: dropPlace(drag.spans, drag.from, by) })
  }
  const end = () => {
    if (drag && drag.to !== drag.from) onDrop(drag.from, drag.to)
    setDrag(null)
  }
  return {
    list,
    /** The entry that is being dragged; null without. */
    dragged: drag?.from ?? null,
    gripProps: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => begin(event, index),
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: () => setDrag(null),
    }),
    styleOf: (index: number): CSSProperties | undefined =>
      drag ? styleIn(drag, index) : undefined,
  }
}

/** The dragged one is with the pointer, those between make room for it. */
function styleIn({ from, to, by, spans }: Drag, index: number): CSSProperties | undefined {
  if (index === from) return { transform: `translateY(${by}px)`, position: 'relative', zIndex: 1 }
  const isPassed = to > from ? index > from && index <= to : index >= to && index < from
  if (!isPassed) return undefined
  return { transform: `translateY(${roomOf(spans, from) * (to > from ? -1 : 1)}px)` }
}

/** The height of an entry with the gap to the next one. */
function roomOf(spans: readonly Span[], index: number): number {
  const [one, next] = spans
  const gap = one && next ? next.top - one.top - one.height : 0
  return (spans[index]?.height ?? 0) + gap
}

/** What scrolls around an element. */
function scroller(element: HTMLElement): HTMLElement | null {
  let around = element.parentElement
  while (around && !/auto|scroll/.test(getComputedStyle(around).overflowY)) {
    around = around.parentElement
  }
  return around
}

function scrollNear(area: HTMLElement, y: number): void {
  const { top, bottom } = area.getBoundingClientRect()
  if (y < top + EDGE) area.scrollBy(0, -STEP)
  if (y > bottom - EDGE) area.scrollBy(0, STEP)
}
