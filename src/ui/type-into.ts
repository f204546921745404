/**
 * Sets an input's value as if it had been typed, so that form handlers and React are notified. Calls the setter of the
 * prototype, because React overrides that of the element and would ignore the change as its own.
 */
export function typeInto(input: HTMLInputElement, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setter?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
