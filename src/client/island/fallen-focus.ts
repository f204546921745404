/** Not given the focus in the place of something else: a second press of the same key would act. */
const ACTS = 'button, a, input, select, textarea, summary'
const HEADING = 'h1, h2, h3, h4, h5, h6'
const OVER_PAGE = 'dialog, [popover]'

type Place = { parent: Node; before: Node | null; after: Node | null }

/** What has the focus, where it stood if it has been removed, and what had the focus before what lies over the page took it. */
type Spot = {
  element: HTMLElement
  over: Element | null
  opener: Spot | undefined
  /** The element, or the innermost one around it that has not been removed. */
  left: Node
  place?: Place
}

let spot: Spot | undefined
/** A press on blank ground takes the focus away. */
let isPressing = false
/** What has the focus only because something else has gone. */
let standIn: Element | undefined

function remember(element: HTMLElement): Spot {
  const over = element.closest(OVER_PAGE)
  let same = spot
  while (same && same.over !== over) same = same.opener
  const opener = same ? same.opener : over ? spot : undefined
  return { element, over, opener, left: element }
}

function followRemoval(removed: Node, { target, previousSibling, nextSibling }: MutationRecord) {
  for (let each = spot; each; each = each.opener) {
    if (removed.contains(each.left)) {
      each.left = target
      each.place = { parent: target, before: previousSibling, after: nextSibling }
    } else if (each.place?.before === removed) each.place.before = previousSibling
    else if (each.place?.after === removed) each.place.after = nextSibling
  }
}

/** What stands in the place of a spot, comes after it, before it, and is around it. */
function* around({ element, place }: Spot): Generator<Node | null> {
  if (!element.isConnected && place) {
    const { parent, before, after } = place
    const first = before ? before.nextSibling : parent.firstChild
    for (let now = first; now && now !== after; now = now.nextSibling) yield now
    yield after
    yield before
  }
  const parent = element.isConnected ? element.parentElement : place?.parent
  for (let each = parent ?? null; each && each !== document.body; each = each.parentNode) yield each
}

function* heirs(lost: Spot, isFit: (node: HTMLElement) => boolean): Generator<HTMLElement> {
  for (let each: Spot | undefined = lost; each; each = each.opener) {
    if (each.over && !isShown(each.over)) continue
    yield each.element
    for (const node of around(each)) {
      if (!(node instanceof HTMLElement) || node.matches(ACTS) || !isFit(node)) continue
      yield headingOf(node) ?? node
    }
  }
}

/** For a dialog that the address opened: nothing had the focus before it. */
function mainHeirs(): HTMLElement[] {
  const main = document.querySelector('main')
  return main ? [headingOf(main) ?? main] : []
}

// Not whether it is open: on wide screens some lie in the page.
const isShown = (over: Element) => over.checkVisibility()

/** Whether it says anything besides what its controls do. */
function hasText(element: HTMLElement): boolean {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode
    if (textContent?.trim() && !parentElement?.closest(ACTS)) return true
  }
  return false
}

const headingOf = (element: HTMLElement) =>
  [element, ...element.querySelectorAll<HTMLElement>(HEADING)].find(
    (each) => each.matches(HEADING) && canTake(each),
  )

const canTake = (element: HTMLElement) =>
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.matches(':disabled') &&
  !element.closest('[inert]')

/** What is behind a modal dialog does not take it. */
function take(heir: HTMLElement): boolean {
  if (!canTake(heir)) return false
  if (heir.tabIndex < 0 && !heir.hasAttribute('tabindex')) {
    heir.tabIndex = -1
    standIn = heir
    heir.addEventListener('blur', () => heir.removeAttribute('tabindex'), { once: true })
  }
  heir.focus({ preventScroll: true })
  return document.activeElement === heir
}

/** After the effects of what was drawn, and a frame that a screen may wait itself. */
function passOn(lost: Spot): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (spot !== lost || document.activeElement !== document.body) return
      // What still waits may be all there is, and says nothing.
      const all = [...heirs(lost, hasText), ...heirs(lost, () => true), ...mainHeirs()]
      for (const heir of all) if (take(heir)) return
    }),
  )
}

function onFocusOut({ target, relatedTarget }: FocusEvent): void {
  const lost = spot
  if (relatedTarget !== null || lost?.element !== target) return
  if (isPressing) spot = undefined
  // What is removed is still there: the browser tells of it before, if at all.
  else
    queueMicrotask(() => {
      if (spot !== lost || document.activeElement !== document.body) return
      if (canTake(lost.element)) spot = undefined
      else passOn(lost)
    })
}

/** Whether nothing has the focus that a person put there: a screen that knows a better place may take it. */
export function isFocusFree(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement === standIn
}

/**
 * Keeps the focus off the body. It falls there where what has it is removed, hidden or disabled: a button that has done its
 * work, a row that is deleted, a step that the next one follows, a dialog whose opener has gone. Keys and screen readers would
 * begin again at the top of the page, so it goes to what took the place, or stands next to it, unless the screen moves it itself.
 */
function catchFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) spot = remember(target)
  })
  document.addEventListener('focusout', onFocusOut)
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const) {
    document.addEventListener(type, () => (isPressing = type === 'pointerdown'), { capture: true })
  }
  new MutationObserver((changes) => {
    if (!spot) return
    for (const change of changes) {
      for (const removed of change.removedNodes) followRemoval(removed, change)
    }
    if (!spot.element.isConnected) passOn(spot)
  }).observe(document, { childList: true, subtree: true })
}

if (typeof document !== 'undefined') catchFocus()
