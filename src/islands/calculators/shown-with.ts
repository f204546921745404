import type { NumberField } from '#lib/calculators/fields.ts'

/** By the values of the choice, parted by spaces. Tailwind finds a class only where it is written out. */
const SHOWN_WITH: Readonly<Record<string, string>> = {
  female: 'group-not-has-[[value=female]:checked]/calculator:hidden',
  'pace time': 'group-not-has-[:is([value=pace],[value=time]):checked]/calculator:hidden',
  'pace distance': 'group-not-has-[:is([value=pace],[value=distance]):checked]/calculator:hidden',
  'time distance': 'group-not-has-[:is([value=time],[value=distance]):checked]/calculator:hidden',
}

/** The class that hides what belongs to a choice until that choice is made, before any script runs. */
export function shownWith(when: NumberField['when']): string | undefined {
  return when && SHOWN_WITH[when.is.join(' ')]
}
