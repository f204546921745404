import type { Question, Responses } from '#lib/questionnaires/questions.ts'

// What the demo physiotherapist asks. Wholly made up.

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

export const DEMO_WEEKLY: Question[] = [
  { type: 'number', text: '¿Cuántos días has hecho los ejercicios?', unit: 'días' },
  {
    type: 'scale',
    text: '¿Qué intensidad tiene hoy el dolor?',
    low: 'Sin dolor',
    high: 'El peor imaginable',
  },
  { type: 'yes_no', text: '¿Te despierta por la noche?' },
  { type: 'text', text: '¿Qué puedes hacer ahora que antes no podías?' },
]

/** Of one week after the other. */
export const DEMO_WEEKS: Responses[] = [
  { q0: 3, q1: 6, q2: true, q3: 'Todavía poco. Me noto una molestia al bajar escaleras.' },
  { q0: 4, q1: 5, q2: false, q3: 'Andar media hora sin parar.' },
  { q0: 5, q1: 4, q2: false, q3: 'Subir a paso ligero. Quiero probar a trotar.' },
  { q0: 6, q1: 3, q2: false, q3: 'Trotar diez minutos sin que me duela después.' },
  { q0: 5, q1: 3, q2: false, q3: 'Veinte minutos de trote suave.' },
  {
    q0: 2,
    q1: 7,
    q2: true,
    q3: 'Esta semana, al revés: el jueves sentí un dolor intenso en el talón y he parado.',
  },
]

export const DEMO_WAITING: Question[] = [
  { type: 'date', text: '¿Cuándo te gustaría volver a correr una carrera?' },
  { type: 'text', text: '¿Qué objetivo tienes para esa carrera?' },
]

export const DEMO_TEMPLATE = {
  title: 'Dolor al correr',
  questions: [
    { type: 'scale', text: '¿Cuánto te duele al correr?', low: 'Nada', high: 'Muchísimo' },
    { type: 'number', text: '¿En qué kilómetro empieza el dolor?', unit: 'km' },
    {
      type: 'one',
      text: '¿Qué pasa si sigues corriendo?',
      options: ['Se va', 'Sigue igual', 'Aumenta'],
    },
    { type: 'text', text: '¿Qué zapatillas usas y desde cuándo?' },
  ] satisfies Question[],
}
