import { bodyMassIndex, bmiCategory } from './bmi.ts'
import type { Outcome, ValuesOf } from './fields.ts'

export const SEXES = ['female', 'male'] as const
export type Sex = (typeof SEXES)[number]

/**
 * Daily energy over resting energy. The multipliers that are in common use with resting formulas; the higher
 * ones lie in the ranges of FAO/WHO/UNU, "Human energy requirements" (2001), table 5.3 (1.40–2.40).
 */
export const ACTIVITY_FACTORS = {
  sedentary: 1.2,
  light: 1.375,
  moderate: 1.55,
  active: 1.725,
  veryActive: 1.9,
} as const
export type Activity = keyof typeof ACTIVITY_FACTORS
export const ACTIVITIES = Object.keys(ACTIVITY_FACTORS) as [Activity, ...Activity[]]

export const ENERGY_GOALS = ['lose', 'maintain', 'gain'] as const
export type EnergyGoal = (typeof ENERGY_GOALS)[number]

/** The formula was found with adults. */
export const ENERGY_FIELDS = {
  sex: { options: SEXES },
  age: { quantity: 'number', whole: true, min: 18, max: 100 },
  height: { quantity: 'height', min: 90, max: 275 },
  weight: { quantity: 'mass', min: 30, max: 650 },
  activity: { options: ACTIVITIES, first: 'sedentary' },
  goal: { options: ENERGY_GOALS, first: 'maintain' },
} as const

/**
 * To lose weight: the lower end of the 500–750 kcal a day of AHA/ACC/TOS, "Guideline for the management of
 * overweight and obesity in adults", Circulation 129 (2014) S102–S138.
 */
const DEFICIT_KCAL = 500
/**
 * The least to eat without somebody who watches over it, kcal a day: the lower ends of the 1,200–1,500 kcal for women
 * and 1,500–1,800 for men that the same guideline prescribes (recommendation 3a). Far below, under 800 kcal, it asks for
 * medical supervision (4e).
 */
export const LEAST_KCAL = { female: 1200, male: 1500 } as const satisfies Record<Sex, number>
/**
 * To gain: the lower end of the 10–20 % of J. Iraki et al., "Nutrition recommendations for bodybuilders in the
 * off-season", Sports 7 (2019) 154.
 */
const SURPLUS = 1.1
/**
 * g of protein per kg of body weight. R. W. Morton et al., Br J Sports Med 52 (2018) 376–384, find no more muscle
 * beyond 1.6; R. Jäger et al., J Int Soc Sports Nutr 14 (2017) 20, give 1.4–2.0 for people who train.
 */
const PROTEIN_G_PER_KG = 1.6
/** The most that protein should give, and what fat gives: inside 10–35 % and 20–35 % of energy, IOM (2005). */
const PROTEIN_MOST = 0.35
const FAT_SHARE = 0.3
/** kcal per g: Atwater's general factors. */
export const KCAL_PER_G = { protein: 4, fat: 9, carbohydrate: 4 } as const
export const MACROS = ['protein', 'carbohydrate', 'fat'] as const
export type Macro = (typeof MACROS)[number]

export type EnergyResult = {
  /** At rest, kcal a day. */
  restingKcal: number
  /** With the activity, kcal a day. */
  totalKcal: number
  /** For the goal, kcal a day. */
  targetKcal: number
  goal: EnergyGoal
  macros: Readonly<Record<Macro, { grams: number; share: number }>>
  /** Why the target is not simply the deficit, and asks for a professional; null when it is. */
  caution: Caution | null
}

/**
 * - `underweight`: there is nothing to lose, so the target keeps the weight;
 * - `no-room`: to lose weight, the least to eat is what is used anyway, or more;
 * - `low-use`: with another goal, the target would be below the least to eat;
 * - `least`, `at-rest`: the deficit would end below that limit, so the target stops there.
 */
export type Caution = 'underweight' | 'no-room' | 'low-use' | 'least' | 'at-rest'

/**
 * Resting energy in kcal a day: 10 · kg + 6.25 · cm − 5 · years, + 5 for men and − 161 for women.
 * Source: M. D. Mifflin, S. T. St Jeor et al., "A new predictive equation for resting energy expenditure in
 * healthy individuals", Am J Clin Nutr 51 (1990) 241–247.
 */
export function restingEnergy(
  sex: Sex,
  { age, height, weight }: { age: number; height: number; weight: number },
): number {
  return 10 * weight + 6.25 * height - 5 * age + (sex === 'male' ? 5 : -161)
}

type Needs = { sex: Sex; restingKcal: number; totalKcal: number; isThin: boolean }
type Target = Pick<EnergyResult, 'targetKcal' | 'caution'>

/** To lose weight: never below what the body uses at rest, nor below the least of the guideline. */
function targetToLose({ sex, restingKcal, totalKcal, isThin }: Needs): Target {
  const least = LEAST_KCAL[sex]
  if (isThin) return { targetKcal: Math.max(totalKcal, least), caution: 'underweight' }
  const floor = Math.max(restingKcal, least)
  if (floor >= totalKcal) return { targetKcal: floor, caution: 'no-room' }
  const targetKcal = totalKcal - DEFICIT_KCAL
  if (targetKcal >= floor) return { targetKcal, caution: null }
  return { targetKcal: floor, caution: floor === least ? 'least' : 'at-rest' }
}

/** Energy for a goal, kcal a day; whatever the goal, never below the least of the guideline. */
function targetFor(goal: EnergyGoal, needs: Needs): Target {
  if (goal === 'lose') return targetToLose(needs)
  const targetKcal = needs.totalKcal * (goal === 'gain' ? SURPLUS : 1)
  const least = LEAST_KCAL[needs.sex]
  return targetKcal < least
    ? { targetKcal: least, caution: 'low-use' }
    : { targetKcal, caution: null }
}

/** Grams and share of energy: protein by weight, fat by share, carbohydrate what is left. */
function splitMacros(kcal: number, weightKg: number): EnergyResult['macros'] {
  const protein = Math.min((weightKg * PROTEIN_G_PER_KG * KCAL_PER_G.protein) / kcal, PROTEIN_MOST)
  const shares = { protein, fat: FAT_SHARE, carbohydrate: 1 - protein - FAT_SHARE }
  const part = (macro: Macro) => ({
    share: shares[macro],
    grams: (kcal * shares[macro]) / KCAL_PER_G[macro],
  })
  return { protein: part('protein'), fat: part('fat'), carbohydrate: part('carbohydrate') }
}

/** Energy at rest, in all and for the goal, and what it is made of. */
export function calculateEnergyNeed(
  values: ValuesOf<typeof ENERGY_FIELDS>,
): Outcome<EnergyResult, typeof ENERGY_FIELDS> {
  const { sex, height, weight, activity, goal } = values
  const restingKcal = restingEnergy(sex, values)
  // Only measures that no body has together come to nothing: 275 cm and 100 years do not weigh 30 kg.
  if (restingKcal < 300) return { field: 'weight', problem: { code: 'impossible' } }
  const totalKcal = restingKcal * ACTIVITY_FACTORS[activity]
  const isThin = bmiCategory(bodyMassIndex(height, weight)) === 'underweight'
  const { targetKcal, caution } = targetFor(goal, { sex, restingKcal, totalKcal, isThin })
  const macros = splitMacros(targetKcal, weight)
  return { result: { restingKcal, totalKcal, targetKcal, goal, macros, caution } }
}
