import { NO_BASICS } from '#lib/health/history.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Question } from '#lib/questionnaires/questions.ts'
import { daysAgo } from './series.ts'
import type { DemoState } from './state.ts'

type History = DemoState['history']

const bare = (fullName: string): History => ({
  ...NO_BASICS,
  fullName,
  birthDate: null,
  gender: null,
  version: 3,
  updatedAt: daysAgo(20),
  trainerHistory: null,
  nutritionistHistory: null,
  physiotherapistHistory: null,
  professionalNotes: null,
})

const pick = (locale: Locale, es: string, en: string) => (locale === 'es' ? es : en)

export function noraHistory(name: string, locale: Locale): History {
  const say = (es: string, en: string) => pick(locale, es, en)
  return {
    ...bare(name),
    chronicDiseases: { asthma: true },
    pastInjuries: say(
      'Tendinopatía rotuliana izquierda (2026). Esguince de tobillo derecho (2021).',
      'Left patellar tendinopathy (2026). Right ankle sprain (2021).',
    ),
    allergiesIntolerances: say('Lactosa', 'Lactose'),
    objectives: [
      say('Volver a correr sin dolor', 'Running again without pain'),
      say('Media maratón en mayo', 'Half marathon in May'),
    ],
    physiotherapistHistory: {
      content: {
        current_injury: say('Tendinopatía rotuliana izquierda', 'Left patellar tendinopathy'),
        pain_level: 3,
        treatment_plan: say(
          'Sentadilla declinada tres veces por semana; subir la carga si el dolor no pasa de 3.',
          'Decline squats three times a week; more load while pain stays at 3 or below.',
        ),
        session_notes: say(
          'Baja escaleras sin dolor. Siguiente paso: carrera suave en llano.',
          'Walks downstairs without pain. Next: easy running on flat ground.',
        ),
      },
      version: 4,
      updatedAt: daysAgo(6),
      updatedByName: 'Leire Otxoa',
    },
    trainerHistory: {
      content: {
        last_update: daysAgo(150).slice(0, 10),
        progress: say('Buena técnica en peso muerto.', 'Good deadlift technique.'),
        current_routine: say('Fuerza dos días, sin saltos.', 'Strength twice a week, no jumps.'),
      },
      version: 2,
      updatedAt: daysAgo(150),
      updatedByName: 'Álvaro Gil',
    },
    professionalNotes: {
      content: {
        notes: say(
          'Prefiere entrenar por la mañana. Usa inhalador antes del esfuerzo.',
          'Prefers mornings. Uses an inhaler before effort.',
        ),
      },
      version: 1,
      updatedAt: daysAgo(30),
      updatedByName: 'Leire Otxoa',
    },
  }
}

/** What Nora's physiotherapist wrote before, newest first. */
export function noraVersions(locale: Locale): DemoState['versions'] {
  const say = (es: string, en: string) => pick(locale, es, en)
  const injury = say('Tendinopatía rotuliana izquierda', 'Left patellar tendinopathy')
  const written = (version: number, days: number, pain: number, notes: string) => ({
    section: 'physiotherapist' as const,
    version,
    content: { current_injury: injury, pain_level: pain, session_notes: notes },
    writtenAt: daysAgo(days),
    writtenByName: 'Leire Otxoa',
  })
  return [
    written(3, 20, 6, say('Molesta al bajar escaleras.', 'Hurts going downstairs.')),
    written(2, 34, 6, say('Dos sesiones de isométricos.', 'Two sessions of isometrics.')),
    written(1, 47, 7, say('Primera visita.', 'First visit.')),
  ]
}

export function julianHistory(name: string, locale: Locale): History {
  const say = (es: string, en: string) => pick(locale, es, en)
  return {
    ...bare(name),
    chronicDiseases: {
      hypertension: true,
      high_cholesterol: true,
      past_diagnoses: say('Apnea del sueño (2019)', 'Sleep apnoea (2019)'),
    },
    pastInjuries: say('Hernia discal L5 (2015)', 'L5 disc herniation (2015)'),
    allergiesIntolerances: '',
    objectives: [say('Bajar la tensión', 'Lower blood pressure'), 'weight_loss'],
    nutritionistHistory: {
      content: {
        diet_records: say('Cena tarde tres días por semana.', 'Late dinner three days a week.'),
        restrictions: say('Poca sal', 'Little salt'),
        meal_plan: say(
          'Legumbre cuatro veces, pescado azul dos, fruta de postre.',
          'Pulses four times, oily fish twice, fruit for dessert.',
        ),
      },
      version: 3,
      updatedAt: daysAgo(12),
      updatedByName: 'Marta Roca',
    },
  }
}

/** One question of each kind. */
export function noraQuestions(locale: Locale): Question[] {
  const say = (es: string, en: string) => pick(locale, es, en)
  return [
    { type: 'text', text: say('¿Dónde te duele?', 'Where does it hurt?') },
    {
      type: 'scale',
      text: say('¿Cuánto te duele hoy?', 'How much does it hurt today?'),
      low: say('Nada', 'Not at all'),
      high: say('El peor dolor imaginable', 'The worst pain imaginable'),
    },
    {
      type: 'one',
      text: say('¿Cuándo te duele más?', 'When does it hurt most?'),
      options: [
        say('Al bajar escaleras', 'Going downstairs'),
        say('Al correr', 'Running'),
        say('Tras estar sentada', 'After sitting'),
      ],
    },
    {
      type: 'several',
      text: say('¿Qué has probado?', 'What have you tried?'),
      options: [say('Hielo', 'Ice'), say('Reposo', 'Rest'), say('Ejercicio', 'Exercise')],
    },
    {
      type: 'number',
      text: say('¿Cuánto corres a la semana?', 'How far do you run in a week?'),
      unit: 'km',
    },
    { type: 'yes_no', text: say('¿Te despierta por la noche?', 'Does it wake you at night?') },
    { type: 'date', text: say('¿Desde cuándo?', 'Since when?') },
  ]
}
