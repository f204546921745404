import { page, type Locator } from 'vitest/browser'

/** The focus on the body although nobody put it there, until it is moved. */
type Fall = {
  what: string
  /** Whether it has been painted: what the part moves at once, or in the next frame, nobody can meet. */
  isSeen: boolean
}

/** What has the focus, and what it was called: when it has gone it says no more. */
let held: { element: EventTarget | null; name: string } | undefined
let fall: Fall | undefined
let step = 'at first'
/** Whether a button of the pointer is down: on blank ground it takes the focus from where it was, as the person wants. */
let isPressing = false
let faults: string[] = []

/**
 * Where the focus fell to the body because what had it was removed, hidden, disabled or made inert, and was still there at
 * the next step (a press, a key, a value that is filled in) or at the end of the test: who uses the keyboard or a screen
 * reader would begin again at the top of the page.
 *
 * @returns what had the focus, and after which step it fell, since the last call
 */
export async function takeLostFocus(): Promise<string[]> {
  await endStep()
  const found = faults
  faults = []
  forgetFocus()
  return found
}

/** Forgets where the focus was: what had it leaves with the page. */
export function forgetFocus(): void {
  held = undefined
  fall = undefined
  isPressing = false
  step = 'at first'
}

/** What the test does now is the next step, although neither a key nor the pointer shows it. */
export async function beginStep(what: string): Promise<void> {
  await endStep()
  step = `after ${what}`
}

/** What the part moves soon, it may. */
async function endStep() {
  if (fall && !fall.isSeen) await shown()
  judge()
}

function judge() {
  if (!fall?.isSeen) return
  faults.push(fall.what)
  fall = undefined
}

/** Those of the browser: a test may stop the clock of the page. */
const inTask = setTimeout.bind(window)
const inFrame = requestAnimationFrame.bind(window)

/** Resolves when what follows from a change, by a timer and a frame at most, has been painted. */
function shown(): Promise<void> {
  return new Promise((resolve) => {
    inTask(() => inFrame(() => inFrame(() => resolve())))
  })
}

async function noteFall(element: EventTarget | null) {
  if (held?.element !== element || document.activeElement !== document.body) return
  if (element instanceof HTMLElement && canHaveFocus(element)) {
    held = undefined
    return
  }
  const fallen: Fall = { what: `${held.name}, ${step}`, isSeen: false }
  held = undefined
  fall = fallen
  await shown()
  fallen.isSeen = true
}

function canHaveFocus(element: HTMLElement): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled') &&
    !element.closest('[inert]')
  )
}

function describe(target: EventTarget | null): string {
  const element =
    target instanceof Element
      ? (target.closest('button, a, input, select, textarea, label, [role]') ?? target)
      : document.body
  const name = [
    element.getAttribute('aria-label'),
    document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent,
    'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : null,
    element.textContent,
  ].find(Boolean)
  return `${element.getAttribute('role') ?? element.localName} “${(name ?? '').slice(0, 60)}”`
}

const options = { capture: true }
addEventListener(
  'focusin',
  ({ target }) => {
    held = { element: target, name: describe(target) }
    fall = undefined
  },
  options,
)
addEventListener(
  'focusout',
  ({ target, relatedTarget }) => {
    if (relatedTarget !== null) return
    if (isPressing) held = undefined
    // What is removed is still there: the browser tells of it before.
    else queueMicrotask(() => void noteFall(target))
  },
  options,
)
addEventListener(
  'keydown',
  ({ key, target }) => {
    judge()
    isPressing = false
    step = `after ${key} on ${describe(target)}`
  },
  options,
)
addEventListener(
  'pointerdown',
  ({ target }) => {
    judge()
    isPressing = true
    step = `after a press on ${describe(target)}`
  },
  options,
)
for (const end of ['pointerup', 'pointercancel'] as const) {
  addEventListener(end, () => (isPressing = false), options)
}

/** `fill` gives the focus itself, without a key or the pointer. */
function watchFill(): void {
  let prototype = Object.getPrototypeOf(page.elementLocator(document.body)) as Locator
  while (!Object.hasOwn(prototype, 'fill')) prototype = Object.getPrototypeOf(prototype) as Locator
  // oxlint-disable-next-line typescript/unbound-method -- called with the locator that it is called on
  const { fill } = prototype
  prototype.fill = async function (this: Locator, ...given) {
    await beginStep(`filling in ${this.selector}`)
    return fill.apply(this, given)
  }
}
watchFill()
