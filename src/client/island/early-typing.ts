import { useLayoutEffect, useState } from 'react'
import { writeValue, type Control } from '#client/form/values.ts'
import { useHydrated } from '#client/use-hydrated.ts'

/**
 * Keeps what was typed before hydration, and the focus, where hydration fails: a translator has changed the texts of the
 * page, so React removes all of the island and draws it again.
 *
 * Stands before everything else in the island, whose layout effects then find the controls as after any other hydration.
 */
export function EarlyTyping(): null {
  const isDrawn = useHydrated()
  // Still in the page, but removed when this is shown; they hold what is typed until then, and afterwards.
  const [before] = useState(() => (isDrawn ? controlsOfPage() : []))
  useLayoutEffect(() => putBack(before), [before])
  return null
}

type Before = { control: Control; around: readonly Element[]; focused: boolean }

function controlsOfPage(): Before[] {
  return controlsIn(document).map((control) => ({
    control,
    around: [...ancestors(control)],
    focused: control === document.activeElement,
  }))
}

function putBack(before: readonly Before[]): void {
  const removed = before.filter(({ control }) => !control.isConnected)
  const roots = Map.groupBy(removed, ({ around }) => around.find((each) => each.isConnected))
  for (const [root, theirs] of roots) if (root) putInto(root, theirs)
}

function putInto(root: Element, before: readonly Before[]): void {
  const drawn = Map.groupBy(controlsIn(root), keyOf)
  for (const { control, focused } of before) {
    const now = drawn.get(keyOf(control))?.shift()
    if (!now) continue
    if (isChanged(control)) copyValue(control, now)
    if (focused) focus(now, control)
  }
}

const controlsIn = (root: ParentNode) => [
  ...root.querySelectorAll<Control>('input[name], select[name], textarea[name]'),
]

function* ancestors(element: Element): Generator<Element> {
  for (let next = element.parentElement; next; next = next.parentElement) yield next
}

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

const keyOf = (control: Control) => `${control.name}=${isBox(control) ? control.value : ''}`

/** Whether it holds something else than the page was sent with. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const sent = [...control.options].find(({ defaultSelected }) => defaultSelected)
    return (sent ?? control.options[0])?.selected === false
  }
  return isBox(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue
}

function copyValue(from: Control, to: Control): void {
  if (from.type === 'file') (to as HTMLInputElement).files = (from as HTMLInputElement).files
  else writeValue(to, isBox(from) ? from.checked : from.value)
}

/** Focuses a control, with the caret where it was in another. */
function focus(control: Control, like: Control): void {
  control.focus({ preventScroll: true })
  if (control instanceof HTMLSelectElement || like instanceof HTMLSelectElement) return
  // Null for controls without a caret, such as boxes and addresses.
  if (like.selectionStart === null) return
  control.setSelectionRange(
    like.selectionStart,
    like.selectionEnd,
    like.selectionDirection ?? 'none',
  )
}
