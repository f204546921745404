import { expect, test } from 'vitest'
import type { ProfessionalId } from '#lib/ids.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { about, counted, words, years } from '#tests/fixtures/landing.ts'
import type { About } from './about.ts'
import type { LandingFacts } from './landing.ts'
import { questionsOf } from './questions.ts'

const answers = (given: About, locale: Locale) =>
  questionsOf(given, words(locale)).map(({ question, answer }) => `${question} ${answer}`)

test.each<[string, Partial<About>, Partial<LandingFacts>, string, string]>([
  [
    'one beginner',
    {},
    years(0, 0),
    '¿Cuánta experiencia tiene? Está en su primer año.',
    'How much experience? In the first year of practice.',
  ],
  [
    'one person',
    {},
    years(1, 1),
    '¿Cuánta experiencia tiene? Lleva 1 año ejerciendo.',
    'How much experience? 1 year in practice.',
  ],
  [
    'only beginners',
    { total: 3 },
    years(0, 0),
    '¿Cuánta experiencia tienen? Están en su primer año.',
    'How experienced are they? They are in their first year of practice.',
  ],
  [
    'the same years',
    { total: 3 },
    years(4, 4),
    '¿Cuánta experiencia tienen? Llevan 4 años ejerciendo.',
    'How experienced are they? They have 4 years in practice.',
  ],
  [
    'few, a beginner among them',
    { total: 3 },
    years(0, 9, 5),
    '¿Cuánta experiencia tienen? Hay quien está en su primer año y quien lleva 9 años.',
    'How experienced are they? From the first year of practice to 9 years.',
  ],
  [
    'many',
    { total: 8 },
    years(2, 30, 12),
    '¿Cuánta experiencia tienen? Entre 2 y 30 años. La mitad lleva 12 años o más.',
    'How experienced are they? Between 2 and 30 years. Half of them have 12 years or more.',
  ],
  [
    'specialities of one',
    {},
    { specialties: counted('slug', { manual_therapy: 1, pediatric: 1, others: 1 }) },
    '¿Qué especialidades tiene? Terapia manual y pediatría.',
    'Which specialities? Manual therapy and paediatrics.',
  ],
  [
    'specialities that repeat',
    { total: 6 },
    {
      specialties: counted('slug', {
        manual_therapy: 5,
        others: 4,
        pediatric: 2,
        gone: 2,
        respiratory_physiotherapy: 1,
      }),
    },
    '¿Qué especialidades hay? Lo que más se repite: terapia manual (5) y pediatría (2).',
    'Which specialities are there? Most common: manual therapy (5) and paediatrics (2).',
  ],
  [
    'specialities that do not',
    { total: 2 },
    { specialties: counted('slug', { manual_therapy: 1, pediatric: 1 }) },
    '¿Qué especialidades hay? Cada perfil tiene las suyas: terapia manual y pediatría.',
    'Which specialities are there? Each profile has its own: manual therapy and paediatrics.',
  ],
  [
    'one language',
    { total: 3 },
    { languages: counted('code', { es: 3 }) },
    '¿En qué idiomas atienden? Solo en español.',
    'Which languages do they work in? Only Spanish. Nobody lists English.',
  ],
  [
    'several of one',
    {},
    { languages: counted('code', { es: 1, en: 1, it: 1 }) },
    '¿En qué idiomas atiende? En español, inglés e italiano.',
    'Which languages? Spanish, English and Italian.',
  ],
  [
    'more than one',
    { total: 4 },
    { languages: counted('code', { es: 4, en: 2, ca: 1 }) },
    '¿En qué idiomas atienden? En español; además, inglés (2) y catalán (1).',
    'Which languages do they work in? Spanish; also English (2) and Catalan (1).',
  ],
  [
    'none of all',
    { total: 2 },
    { languages: counted('code', { en: 1, pt: 1 }) },
    '¿En qué idiomas atienden? En inglés (1) y portugués (1). Nadie indica español.',
    'Which languages do they work in? English (1) and Portuguese (1).',
  ],
  [
    'answers of one',
    {},
    { soonest: { id: 'x' as ProfessionalId, name: 'Ana', answerHours: 3 } },
    '¿Cuánto suele tardar en responder? Unas horas.',
    'How soon do they usually answer? Within hours.',
  ],
  [
    'answers',
    { total: 2 },
    { soonest: { id: 'x' as ProfessionalId, name: 'Ana', answerHours: 30 } },
    '¿Quién suele responder antes? Ana, en 2 días.',
    'Who usually answers soonest? Ana, within 2 days.',
  ],
  [
    'no city',
    { place: null, total: 2 },
    {},
    '¿Dónde atienden en persona? De momento, en ninguna ciudad: solo online.',
    'Where do they see people? In no city yet: online only.',
  ],
  [
    'two cities',
    { place: null, total: 3 },
    { cities: counted('name', { Jaca: 2, Vic: 1 }) },
    '¿Dónde atienden en persona? En Jaca (2) y Vic (1).',
    'Where do they see people? In Jaca (2) and Vic (1).',
  ],
  [
    'many cities',
    { place: null, total: 9 },
    { cities: counted('name', { Jaca: 3, Vic: 2, Inca: 1, Gandia: 1, Lugo: 1 }) },
    '¿Dónde atienden en persona? Sobre todo en Jaca (3) y Vic (2).',
    'Where do they see people? Mostly in Jaca (3) and Vic (2).',
  ],
])('%s', (...[, given, facts, es, en]) => {
  expect(answers(about(given, facts), 'es')).toContain(es)
  expect(answers(about(given, facts), 'en')).toContain(en)
})

test('what the data does not answer is not asked', () => {
  expect(answers(about(), 'es')).toEqual(['¿Cuánta experiencia tiene? Lleva 3 años ejerciendo.'])
})
