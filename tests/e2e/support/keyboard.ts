import type { Locator, Page } from '@playwright/test'

/**
 * Presses a key until something that can be seen has the focus, as somebody without a pointer does.
 *
 * @throws Error when 80 presses do not reach it
 */
export async function reach(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  // All 80 presses may take less time than the part of the page takes to come.
  await target.waitFor()
  for (let steps = 0; steps < 80; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${String(target)} is not reached by ${key}`)
}
