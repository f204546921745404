/** What was typed into a field, without the spaces around it; empty for a field that is not there. */
export function typedIn(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** Shows values in the fields of these names. */
export function fillFields(
  form: HTMLFormElement,
  values: readonly (readonly [name: string, value: string | number])[],
): void {
  for (const [name, value] of values) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof RadioNodeList) {
      field.value = String(value)
    }
  }
}

/** Whether nobody has touched the form. */
export function isUntouched(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll<HTMLInputElement>('input[name]')].every((input) =>
    input.type === 'radio'
      ? input.checked === input.defaultChecked
      : input.value === input.defaultValue,
  )
}
