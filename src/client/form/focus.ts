import { controlsOf } from './values.ts'

/** Focuses a control, or the one of a group that the Tab key reaches, and opens what it may be folded in. */
export function focus(control: HTMLElement | null | undefined): void {
  const fold = control?.closest('details')
  if (fold) fold.open = true
  const isGroup = control?.matches('[role="radiogroup"]')
  const target = isGroup ? control?.querySelector<HTMLElement>('[tabindex="0"]') : control
  target?.focus()
}

/** A wrong control (a button, as that of a photo, cannot be `aria-invalid`), and the first answer to a question about one. */
const WRONG = '[aria-invalid="true"], [data-wrong], [data-asks] button'

/** Focuses the first shown control of forms that is wrong, or that a question is about. */
export function focusFirstWrong(forms: Iterable<HTMLFormElement>): void {
  const wrong = [...forms].flatMap((form) => [...form.querySelectorAll<HTMLElement>(WRONG)])
  focus(wrong.find((control) => !control.closest('[hidden]')))
}

/** The controls of a field, and what adds to one that is not made of native controls. */
const drawn = (forms: Iterable<HTMLFormElement>, name: string): HTMLElement[] =>
  [...forms].flatMap((form) => [
    ...controlsOf(form, name),
    ...form.querySelectorAll<HTMLElement>(`[data-field="${name}"]`),
  ])

/** Whether a field is on the page, and not in a step that is not open. */
export const isOnPage = (forms: Iterable<HTMLFormElement>, name: string): boolean =>
  drawn(forms, name).length > 0

/** Focuses the control of a field, and selects what is in it. */
export function focusControl(forms: Iterable<HTMLFormElement>, name: string): void {
  const [control] = drawn(forms, name)
  focus(control)
  if (control instanceof HTMLInputElement) control.select()
}
