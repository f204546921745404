import { expect, test } from 'vitest'
import { introOf } from './intro.ts'

test.each([
  [
    'the first sentence is the headline, what follows keeps its lines',
    'Soy entrenadora de fuerza. Trabajo en grupo.\n\nY en pareja.',
    { headline: 'Soy entrenadora de fuerza.', lead: 'Trabajo en grupo.\n\nY en pareja.' },
  ],
  [
    'a long first sentence is no headline',
    `${'a'.repeat(161)}. Y más.`,
    { headline: null, lead: `${'a'.repeat(161)}. Y más.` },
  ],
  [
    'a title before a name ends no sentence',
    'Soy la Dra. Gil.',
    { headline: 'Soy la Dra. Gil.', lead: '' },
  ],
  ['nothing of nothing', null, { headline: null, lead: '' }],
])('%s', (_, bio, intro) => expect(introOf(bio)).toEqual(intro))
