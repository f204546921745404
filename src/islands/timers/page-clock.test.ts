import { afterEach, expect, test, vi } from 'vitest'
import { pageNow } from './page-clock.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the clock of the page counts the time while it is hidden', () => {
  const page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', page)
  const turn = (hidden: boolean) => {
    page.hidden = hidden
    page.dispatchEvent(new Event('visibilitychange'))
  }
  const monotonic = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const wall = vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000)
  const start = pageNow()
  monotonic.mockReturnValue(3_000)
  wall.mockReturnValue(1_800_000_000_000)
  expect(pageNow() - start).toBe(2_000)
  turn(true)
  wall.mockReturnValue(1_800_000_060_000)
  turn(false)
  expect(pageNow() - start).toBe(62_000)
})
