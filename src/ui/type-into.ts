/**
 * Writes a value into an input as if it had been typed, so that forms and React hear of it. The setter of the
 * prototype is called, because React replaces the one of the element and would take the value for its own.
 */
export function typeInto(input: HTMLInputElement, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setter?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
