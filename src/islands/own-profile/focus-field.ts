/** The control of a field by its path; lists have the path as the id of what adds to them. */
const controlOf = (path: string) =>
  document.querySelector<HTMLElement>(`[name="${path}"]:enabled, [id="${path}"]`)

/** Focuses a control, whose group may be closed. */
function focus(control: HTMLElement | null | undefined): void {
  const fold = control?.closest('details')
  if (fold) fold.open = true
  control?.focus()
}

export const focusField = (path: string): void => focus(controlOf(path))

/** Focuses the first wrong field that is shown, once its error is rendered. */
export function focusFirstWrong(): void {
  requestAnimationFrame(() => {
    const wrong = document.querySelectorAll<HTMLElement>('.own-profile [aria-invalid="true"]')
    focus([...wrong].find((control) => !control.closest('[hidden]')))
  })
}
