import { describe, expect, test } from 'vitest'
import type { Locale } from '#lib/i18n/locales.ts'
import { about, modalities, words } from '#tests/fixtures/landing.ts'
import type { About } from './about.ts'
import type { LandingFacts } from './landing.ts'
import { leadOf } from './lead.ts'

describe('how many there are and how they work', () => {
  const first = (given: About, locale: Locale) => {
    const text = leadOf(given, words(locale))
    return text.slice(0, text.lastIndexOf('. ') + 1)
  }

  test.each<[About, string, string]>([
    [
      about(),
      'En Jaca hay un perfil de fisioterapia, el de Ana Vidal: atiende solo en persona.',
      'There is one profile for physiotherapy in Jaca, that of Ana Vidal, who works in person only.',
    ],
    [
      about({ type: 'trainer' }, modalities(0, 1)),
      'En Jaca hay un perfil de entrenamiento personal, el de Ana Vidal: atiende en persona y también online.',
      'There is one profile for personal training in Jaca, that of Ana Vidal, who works in person and also online.',
    ],
    [
      about({ total: 2 }),
      'En Jaca hay 2 fisioterapeutas, y los dos atienden solo en persona.',
      'There are 2 physiotherapists in Jaca, and both of them work in person only.',
    ],
    [
      about({ type: 'nutritionist', total: 7 }, modalities(0, 7)),
      'En Jaca hay 7 nutricionistas, y todos atienden en persona y también online.',
      'There are 7 nutritionists in Jaca, and all of them work in person and also online.',
    ],
    [
      about({ total: 12 }, modalities(7, 5)),
      'En Jaca hay 12 fisioterapeutas: 7 solo en persona y 5 también online.',
      'There are 12 physiotherapists in Jaca: 7 in person only and 5 also online.',
    ],
    [
      about({ total: 500, isMore: true, type: 'trainer' }, modalities(300, 200)),
      'En Jaca hay más de 500 entrenadores. Entre los 500 primeros, de los que son las cifras de esta página: 300 solo en persona y 200 también online.',
      'There are more than 500 trainers in Jaca. Among the first 500, whose figures this page shows: 300 in person only and 200 also online.',
    ],
    [
      about({ place: null, total: 9 }, modalities(4, 3, 2)),
      'Hay 9 fisioterapeutas con esta especialidad: 4 solo en persona, 3 de las dos formas y 2 solo online.',
      'There are 9 physiotherapists with this speciality: 4 in person only, 3 both ways and 2 online only.',
    ],
    [
      about({ place: null, total: 3 }, modalities(0, 0, 3)),
      'Hay 3 fisioterapeutas con esta especialidad, y todos atienden solo online.',
      'There are 3 physiotherapists with this speciality, and all of them work online only.',
    ],
    [
      about({ place: null }, modalities(0, 0, 1)),
      'De momento hay un solo perfil con esta especialidad, el de Ana Vidal: atiende solo online.',
      'So far there is one profile with this speciality, that of Ana Vidal, who works online only.',
    ],
  ])('%#: %s', (given, es, en) => {
    expect(first(given, 'es')).toBe(es)
    expect(first(given, 'en')).toBe(en)
  })
})

test.each<[number, LandingFacts['reviews'], string, string]>([
  [
    1,
    { people: 0, total: 0, average: null },
    'Todavía no tiene reseñas.',
    'There are no reviews yet.',
  ],
  [
    1,
    { people: 1, total: 1, average: 4 },
    'Tiene una reseña, de 4 sobre 5.',
    'There is one review, of 4 out of 5.',
  ],
  [
    1,
    { people: 1, total: 3, average: 4.7 },
    'Tiene 3 reseñas, todavía pocas para fiarse de la media (4,7 sobre 5).',
    'There are 3 reviews, too few yet to trust the average (4.7 out of 5).',
  ],
  [
    1,
    { people: 1, total: 40, average: 4.7 },
    'Tiene 40 reseñas, con una media de 4,7 sobre 5.',
    'There are 40 reviews, 4.7 out of 5 on average.',
  ],
  [
    5,
    { people: 0, total: 0, average: null },
    'Nadie tiene reseñas todavía.',
    'Nobody has reviews yet.',
  ],
  [
    2,
    { people: 1, total: 1, average: 5 },
    'Entre los dos tienen una sola reseña, de 5 sobre 5.',
    'Between both of them they have a single review, of 5 out of 5.',
  ],
  [
    5,
    { people: 2, total: 4, average: 4.3 },
    'Entre todos tienen 4 reseñas, todavía pocas para fiarse de la media (4,3 sobre 5).',
    'Between all of them they have 4 reviews, too few yet to trust the average (4.3 out of 5).',
  ],
  [
    5,
    { people: 5, total: 1234, average: 4 },
    'Entre todos suman 1.234 reseñas, con una media de 4,0 sobre 5.',
    'Between all of them they have 1,234 reviews, 4.0 out of 5 on average.',
  ],
  [
    5,
    { people: 1, total: 9, average: 4.1 },
    'Hay 9 reseñas, todas de un perfil, con una media de 4,1 sobre 5; el resto aún no tiene.',
    'There are 9 reviews, all of one profile, 4.1 out of 5 on average; the rest have none yet.',
  ],
  [
    5,
    { people: 3, total: 9, average: 4.1 },
    'Hay 9 reseñas de 3 perfiles, con una media de 4,1 sobre 5; el resto aún no tiene.',
    'There are 9 reviews of 3 profiles, 4.1 out of 5 on average; the rest have none yet.',
  ],
])('reviews of %i people, %j', (total, given, es, en) => {
  const page = about({ total }, { reviews: given })
  expect(leadOf(page, words('es'))).toMatch(new RegExp(`\\. ${RegExp.escape(es)}$`))
  expect(leadOf(page, words('en'))).toMatch(new RegExp(`\\. ${RegExp.escape(en)}$`))
})
