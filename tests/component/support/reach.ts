import { userEvent, type Locator } from 'vitest/browser'

/**
 * Presses a key until a control has the focus, as someone without a pointer does.
 *
 * @throws Error when 80 presses do not reach it
 */
export async function reach(
  control: Locator,
  key: '{Tab}' | '{Shift>}{Tab}{/Shift}' = '{Tab}',
): Promise<void> {
  // All 80 presses may take less time than the part takes to come.
  await control.findElement()
  for (let steps = 0; steps < 80; steps++) {
    if (control.query() === document.activeElement) return
    await userEvent.keyboard(key)
  }
  throw new Error(`${control.selector} is not reached by ${key}`)
}
