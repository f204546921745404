const WORDS = new Set([
  ...[
    'n/a',
    '#n/a',
    'na',
    'n.a.',
    'n/d',
    '#n/d',
    'nd',
    'n.d.',
    's/d',
    'nan',
    'null',
    '(null)',
    'nil',
  ],
  ...['none', 'no data', 'sin datos', 'sin dato', 'not measured', 'no medido', 'no disponible'],
])

/** Whether a cell says that there is no value: empty, dashes, `N/A`, `n/d`, `NULL`. */
export function isNothing(text: string): boolean {
  return /^[-–—−_.\s]*$/.test(text) || WORDS.has(text.toLowerCase())
}

/** Without spaces around it, and without marks that cannot be seen and that come along when a text is copied. */
export const visible = (text: string): string => text.replace(/\p{Cf}/gu, '').trim()
