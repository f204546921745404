import { ProfessionalId, QuestionnaireId } from '#lib/ids.ts'
import type { Mail, Template } from '#server/mail/mail.ts'

type DataOf<T extends Template> = Extract<Mail, { template: T }>['data']

const name = 'Ana Pérez'
const token = 'a-sample-token-that-opens-nothing-0123456789'

const code = 'MFA-60b1ab76-MWQPVT6O'
const message =
  'Nunca he pisado un gimnasio y paso el día sentada.\nPuedo martes y jueves por la tarde, en Sitges u online.'

const profile = {
  professionalType: 'trainer',
  professionalId: ProfessionalId.parse('00000000-0000-4000-8000-000000000001'),
} as const

const questionnaireId = QuestionnaireId.parse('00000000-0000-4000-8000-000000000002')

const writer = {
  type: 'physiotherapist',
  city: 'Donostia',
  picture: '/demo/avatars/physiotherapist-01.webp#focus=50,26',
} as const

/** Keyed by template, so none can be missing. */
const SAMPLES: { [T in Template]: DataOf<T> } = {
  'confirm-email': {
    token,
    profession: 'trainer',
    signedUpAt: '2026-11-20T22:04:00Z',
    until: '2026-11-22T22:04:00Z',
    device: 'Chrome · Android',
  },
  'reset-password': { name, token },
  'set-password': { name, token },
  'password-changed': { name },
  'change-email': { token },
  'email-changed': { name },
  'email-taken': { name },
  'sign-in-disabled': { name, reason: 'Varias personas han denunciado tus mensajes.' },
  'sign-in-enabled': { name, reason: 'Hemos comprobado que los mensajes no eran tuyos.' },
  'account-deleted': { name },
  'contact-sent': { name, professional: 'Alba Nieto Esteban', message, code },
  'site-message': {
    from: 'Nora Gil',
    replyTo: 'nora@example.org',
    phone: '+34 600 000 000',
    objective: 'multiple',
    message,
    code: 'MFG-60b1ab76-MWQPVT6O',
    hasAccount: true,
  },
  'site-message-sent': { name, message, code: 'MFG-60b1ab76-MWQPVT6O' },
  'site-message-answer': {
    name,
    answer: 'Claro que sí: filtra por «Online» y verás a quien da clases a distancia.',
    code: 'MFG-60b1ab76-MWQPVT6O',
  },
  'newsletter-confirm': { token },
  'newsletter-welcome': { name, unsubscribe: token },
  'newsletter-edition': {
    name,
    unsubscribe: token,
    subject: 'Dormir para entrenar mejor',
    content: {
      html: '<p>Esta semana hablamos de <strong>descanso</strong>.</p>',
      text: 'Esta semana hablamos de descanso.',
    },
    articles: [
      {
        title: 'Agujetas: cuánto duran y qué ayuda',
        excerpt: 'Cuándo aparecen las agujetas, y por qué estirar apenas las cambia.',
        path: '/article/agujetas-y-recuperacion',
      },
    ],
    isTest: false,
  },
  contact: {
    name,
    unsubscribe: token,
    from: 'Nora Gil',
    replyTo: 'nora@example.org',
    phone: '+34 600 000 000',
    objective: 'strength',
    message,
    code,
  },
  reminder: { name, unsubscribe: token, from: 'Nora Gil', code, replyTo: 'nora@example.org' },
  answer: {
    name,
    unsubscribe: token,
    professional: 'Alba Nieto Esteban',
    writer: { ...writer, picture: null },
    code,
  },
  review: {
    name,
    unsubscribe: token,
    ...profile,
    rating: 5,
    comment: 'Explica cada ejercicio y se nota.\nVolveré en enero.',
  },
  reply: {
    name,
    unsubscribe: token,
    ...profile,
    professional: 'Alba Nieto Esteban',
    reply: 'Gracias, Ana. Ha sido un placer acompañarte estos meses.',
  },
  report: { name, unsubscribe: token, ...profile, outcome: 'removed' },
  moderation: {
    name,
    ...profile,
    professional: 'Alba Nieto Esteban',
    outcome: 'hidden',
    reason:
      'La frase sobre la vida privada del profesional no habla del servicio. Puedes escribirla de nuevo sin ella.',
    appeal: token,
  },
  share_requested: { name, unsubscribe: token, client: 'Nora Gil' },
  share_changed: { name, unsubscribe: token, client: 'Nora Gil', event: 'granted' },
  share_receipt: {
    name,
    unsubscribe: token,
    professional: 'Leire Iriarte',
    event: 'granted',
    shared: { kinds: ['weight', 'blood_pressure'], expiresOn: '2026-12-31' },
  },
  questionnaire_answered: { name, unsubscribe: token, questionnaireId, client: 'Nora Gil' },
  questionnaire_sent: {
    name,
    unsubscribe: token,
    questionnaireId,
    professional: 'Leire Iriarte',
    writer,
  },
  questionnaire_reminder: {
    name,
    unsubscribe: token,
    questionnaireId,
    professional: 'Leire Iriarte',
    writer,
  },
  verification: {
    name,
    unsubscribe: token,
    event: 'profession_approved',
    certificate: null,
    reason: null,
    verified: {
      wording: 'member_female',
      register: null,
      number: '12.045',
      checkedAt: '2026-11-20T10:00:00Z',
    },
    validUntil: '2027-11-20',
  },
}

/** One of each mail, to look at and to test. */
export const SAMPLE_MAILS = Object.entries(SAMPLES).map(
  ([template, data]) => ({ template, data }) as Mail,
)
