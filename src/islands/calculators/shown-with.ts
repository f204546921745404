import type { NumberField } from '#lib/calculators/fields.ts'

/** By the values of the choice, separated by spaces. Tailwind only finds classes that are written out. */
const SHOWN_WITH: Readonly<Record<string, string>> = {
  female: 'group-not-has-[[value=female]:checked]/calculator:hidden',
  'pace time': 'group-not-has-[:is([value=pace],[value=time]):checked]/calculator:hidden',
  'pace distance': 'group-not-has-[:is([value=pace],[value=distance]):checked]/calculator:hidden',
  'time distance': 'group-not-has-[:is([value=time],[value=distance]):checked]/calculator:hidden',
}

/** The class that hides a field until the choice it depends on is made, also without JavaScript. */
export function shownWith(when: NumberField['when']): string | undefined {
  return when && SHOWN_WITH[when.is.join(' ')]
}
