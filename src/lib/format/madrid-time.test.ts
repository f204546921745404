import { expect, test } from 'vitest'
import { fromMadrid } from './from-madrid.ts'
import { madridDay } from './madrid-day.ts'
import { madridTime } from './madrid-time.ts'

test.each(['2026-11-20T08:05:00.000Z', '2026-07-01T22:30:00.000Z', '2026-12-31T23:00:00.000Z'])(
  'day and time of %s in Madrid lead back to it',
  (iso) => {
    const instant = new Date(iso)
    expect(fromMadrid(madridDay(instant), madridTime(instant))).toBe(iso)
  },
)
