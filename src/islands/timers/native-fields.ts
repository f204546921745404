/** The trimmed text of a field; empty for a missing field. */
export function typedIn(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** Sets the values of the fields with these names. */
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

/** Whether the form still has its initial values. */
export function isUntouched(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll<HTMLInputElement>('input[name]')].every((input) =>
    input.type === 'radio'
      ? input.checked === input.defaultChecked
      : input.value === input.defaultValue,
  )
}
