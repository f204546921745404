import type { StoredBasics } from '#lib/health/history.ts'

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
