import {
  FIRST_PRESSES,
  openUntilPainted,
  PRESSED_AFTER_MS,
  slowDown,
} from './support/first-presses.ts'
import { test } from './support/test.ts'

// Presses while a slow phone is busy with a page. What is held until the scripts are there: *-early.spec.ts. How soon it
// answers: `npm run bench -- presses`.

for (const [name, { path, press, answered }] of Object.entries(FIRST_PRESSES)) {
  test(`${name}, pressed at the first paint or soon after, answers`, async ({ page }) => {
    test.slow()
    await slowDown(page)
    for (const delay of PRESSED_AFTER_MS) {
      await openUntilPainted(page, path, delay)
      await press(page)
      await answered(page)
    }
  })
}
