import { expect, test } from 'vitest'
import { GOAL_CHOICES, readGoalChoice } from './goals.ts'

test.each([
  ['perdida_peso', 'weight_loss'],
  ['pérdida de peso', 'weight_loss'],
  ['weightLoss', 'weight_loss'],
  ['weight-loss', 'weight_loss'],
  ['ganancia_muscular', 'muscle_gain'],
  ['muscleGain', 'muscle_gain'],
  ['tonificación', 'toning'],
  ['acondicionamiento', 'conditioning'],
  ['rehabilitación', 'rehabilitation'],
  ['rendimiento', 'performance'],
  ['sports_performance', 'performance'],
  ['online', 'online'],
  ['endurance', undefined],
  ['', undefined],
])('%j reads as %j', (text, goal) => {
  expect(readGoalChoice(text)).toBe(goal)
})

test.each(GOAL_CHOICES)('%s reads as itself', (goal) => {
  expect(readGoalChoice(goal)).toBe(goal)
})
