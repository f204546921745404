import { expect, test } from 'vitest'
import { toolPath, TOOLS } from './tools.ts'

test('eleven tools, in the order in which they are shown', () => {
  expect(TOOLS.join(' ')).toBe(
    'bmi heart-rate-zones one-rep-max energy-need waist-to-height body-fat running-pace ' +
      'timer strength-timer meditation breathing',
  )
})

test('each has a page of its own', () => {
  expect(TOOLS.map(toolPath)).toEqual(TOOLS.map((slug) => `/tools/${slug}`))
})
