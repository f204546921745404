import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { ToolSlug } from './tools.ts'

type NextSteps = {
  /** The profession related to the tool. */
  profession: ProfessionalType
  /** Tools that answer the question after this one. */
  related: readonly [ToolSlug, ToolSlug, ToolSlug]
}

/** Where each tool leads. */
export const NEXT_STEPS: Record<ToolSlug, NextSteps> = {
  bmi: { profession: 'nutritionist', related: ['waist-to-height', 'body-fat', 'energy-need'] },
  'heart-rate-zones': { profession: 'trainer', related: ['running-pace', 'timer', 'breathing'] },
  'one-rep-max': { profession: 'trainer', related: ['strength-timer', 'timer', 'energy-need'] },
  'energy-need': { profession: 'nutritionist', related: ['bmi', 'body-fat', 'waist-to-height'] },
  'waist-to-height': { profession: 'nutritionist', related: ['bmi', 'body-fat', 'energy-need'] },
  'body-fat': { profession: 'nutritionist', related: ['waist-to-height', 'bmi', 'energy-need'] },
  'running-pace': { profession: 'trainer', related: ['heart-rate-zones', 'timer', 'energy-need'] },
  timer: { profession: 'trainer', related: ['strength-timer', 'heart-rate-zones', 'breathing'] },
  'strength-timer': { profession: 'trainer', related: ['one-rep-max', 'timer', 'breathing'] },
  meditation: {
    profession: 'physiotherapist',
    related: ['breathing', 'timer', 'heart-rate-zones'],
  },
  breathing: {
    profession: 'physiotherapist',
    related: ['meditation', 'heart-rate-zones', 'timer'],
  },
}
