/** The id of a field's control, in the form of this id. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name}`

/** Focuses a control and selects its text, once what changed is rendered. */
export function focusField(formId: string, name: string): void {
  requestAnimationFrame(() => {
    const control = document.getElementById(fieldId(formId, name))
    control?.focus()
    if (control instanceof HTMLInputElement) control.select()
  })
}

/** Focuses the first field with a problem, or the first answer to a question, in the order of the page. */
export function focusFirstWrong(formId: string): void {
  const wrong = `[id^="${formId}-"][aria-invalid="true"], [data-question="${formId}"] button`
  requestAnimationFrame(() => document.querySelector<HTMLElement>(wrong)?.focus())
}
