import type { ProfessionalType } from '#lib/professionals/types.ts'
import { FLAGS, type AllowedFields, type Flag } from '#lib/health/flags.ts'

/**
 * What a discipline usually works with: a start for choosing, never a choice by itself. Nothing in it is withheld or could
 * be derived although it is off.
 */
const USUAL: Readonly<Record<ProfessionalType, readonly Flag[]>> = {
  /** Load and progress: body and heart. */
  trainer: ['weight', 'height', 'bmi', 'heart_rate', 'body_measurements'],
  /** Body composition and the blood values that food changes. */
  nutritionist: ['weight', 'height', 'bmi', 'glucose', 'hba1c', 'cholesterol', 'body_measurements'],
  /** What an effort needs to be safe: weight on the joints, pressure and heart. */
  physiotherapist: ['weight', 'blood_pressure', 'heart_rate'],
}

/** The flags that a discipline usually needs. */
export function usualFields(type: ProfessionalType): AllowedFields {
  return Object.fromEntries(
    FLAGS.map((flag) => [flag, USUAL[type].includes(flag)]),
  ) as AllowedFields
}

/** How long a share may be proposed for. */
export type UsualEnd = 'month' | 'quarter'

/**
 * How long a discipline usually works towards one aim, proposed like its flags: training and diets are planned by quarters,
 * a treatment is looked at again after a month.
 */
export const USUAL_END: Readonly<Record<ProfessionalType, UsualEnd>> = {
  trainer: 'quarter',
  nutritionist: 'quarter',
  physiotherapist: 'month',
}
