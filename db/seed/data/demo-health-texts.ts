import type { StoredBasics } from '#lib/health/history.ts'
import type { Question, Responses } from '#lib/questionnaires/questions.ts'

/** What the demo athlete says about herself, with what she said before. */
export const DEMO_BASICS = {
  before: {
    chronicDiseases: { asthma: true, migraine: false },
    pastInjuries: 'Esguince del tobillo derecho en 2021.',
    allergiesIntolerances: 'Lactosa',
    objectives: ['weight_loss'],
  },
  now: {
    chronicDiseases: {
      asthma: true,
      migraine: false,
      past_diagnoses: 'Anemia leve en 2019, ya resuelta.',
    },
    pastInjuries: 'Esguince del tobillo derecho en 2021. Tendinopatía de Aquiles desde esta primavera.',
    allergiesIntolerances: 'Lactosa y polen de gramíneas',
    objectives: ['weight_loss', 'Volver a correr 10 km sin dolor'],
  },
} as const satisfies Record<string, StoredBasics>

export const DEMO_PHYSIOTHERAPY = {
  current_injury: 'Tendinopatía de Aquiles en el tobillo derecho.',
  pain_level: 3,
  treatment_plan: 'Ejercicios excéntricos a diario y carga progresiva. Carrera suave desde la sexta semana.',
  session_notes: 'Tolera bien la carga. El dolor de la mañana ha bajado de 6 a 3.',
}

export const DEMO_TRAINING = {
  progress: 'Ha ganado fuerza en sentadilla y peso muerto sin molestias de espalda.',
  current_routine: 'Tres días de fuerza y uno de movilidad. Nada de saltos por el tobillo.',
}

export const DEMO_NOTES = {
  before: { notes: 'Prefiere entrenar por la mañana. Lleva el inhalador.' },
  now: {
    notes:
      'Prefiere entrenar por la mañana. Lleva el inhalador. Sin saltos ni cuestas hasta nueva revisión del tobillo.',
  },
}

/** One question of each kind. */
export const DEMO_QUESTIONS: Question[] = [
  { type: 'text', text: '¿Cómo has notado el tobillo esta semana?' },
  { type: 'scale', text: '¿Cuánto te duele hoy?', low: 'Nada', high: 'El peor dolor imaginable' },
  { type: 'number', text: '¿Cuánto corriste en la última salida?', unit: 'km' },
  {
    type: 'one',
    text: '¿Cuándo te molesta más?',
    options: ['Al levantarme', 'Al correr', 'Después de correr', 'Al bajar escaleras'],
  },
  {
    type: 'several',
    text: '¿Qué ejercicios hiciste?',
    options: ['Excéntricos de gemelo', 'Equilibrio a una pierna', 'Movilidad de tobillo', 'Bici'],
  },
  { type: 'yes_no', text: '¿Te despertó el dolor alguna noche?' },
  { type: 'date', text: '¿Qué día fue la última vez que corriste?' },
]

export const DEMO_ANSWERED: { questions: Question[]; responses: Responses } = {
  questions: [
    { type: 'text', text: '¿Dónde sientes el dolor?' },
    { type: 'text', text: '¿Desde cuándo lo sientes?' },
    { type: 'text', text: '¿Has tenido antes lesiones en esa zona?' },
    { type: 'text', text: '¿Qué intensidad tiene el dolor, del 1 al 10?' },
  ],
  responses: {
    q0: 'En el talón derecho, por detrás. Es una molestia al dar los primeros pasos.',
    q1: 'Desde que volví a correr en primavera.',
    q2: 'Un esguince en ese tobillo, hace años.',
    q3: 'Un 6 por la mañana y un 3 el resto del día.',
  },
}
