import { AuthorizationId, ProfessionalId, QuestionnaireId, ReceiptId, UserId } from '#lib/ids.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { Authorization, FoundProfessional } from '#lib/sharing/schemas.ts'
import { everyFlag, type AllowedFields } from '#lib/health/flags.ts'
import type { DemoPerson } from './names.ts'
import { daysAgo, dayAgo, julianRecords, noraRecords } from './series.ts'
import type { DemoState } from './state.ts'
import { julianHistory, noraHistory, noraQuestions, noraVersions } from './written.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { INITIAL_SETTINGS } from '#lib/health/settings.ts'

/** The same in every page, so that what is typed outlives a reload. */
const DEMO_IDS: Record<DemoPerson, UserId> = {
  nora: UserId.parse('00000000-0000-4000-8000-00000000a001'),
  julian: UserId.parse('00000000-0000-4000-8000-00000000a002'),
}

/** Of what the first screen links to: the page of the build and the data of the browser name it alike. */
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** @param face a picture of `public/demo/avatars`, by its number; without it the initials are shown */
const professional = (name: string, type: ProfessionalType, face?: string): FoundProfessional => ({
  professionalId: ProfessionalId.parse(crypto.randomUUID()),
  type,
  name,
  avatarUrl: face === undefined ? null : `/demo/avatars/${type}-${face}.webp`,
})

const authorization = (
  number: number,
  who: FoundProfessional,
  changes: Partial<Authorization> = {},
): Authorization => ({
  id: AuthorizationId.parse(idOf(number)),
  professional: who,
  state: 'pending',
  allowedFields: everyFlag(false),
  purpose: null,
  expiresOn: null,
  requestedAt: daysAgo(3),
  authorizedAt: null,
  revokedAt: null,
  isExpired: false,
  isBlocked: false,
  lastReadAt: null,
  version: 1,
  ...changes,
})

const only = (...flags: (keyof AllowedFields)[]): AllowedFields => ({
  ...everyFlag(false),
  ...Object.fromEntries(flags.map((flag) => [flag, true])),
})

/** Whoever asks by email in the demonstration finds this one. */
const DEMO_EMAIL = 'profesional@example.com'

function shared(one: Authorization, clientName: string): Partial<DemoState> {
  const receipt = {
    clientName,
    professionalName: one.professional.name,
    professionalType: one.professional.type,
    authorizationId: one.id,
    allowedFields: one.allowedFields,
    purpose: one.purpose,
    expiresOn: one.expiresOn,
    textVersion: 'demo',
    textHash: '',
  }
  const id = () => ReceiptId.parse(crypto.randomUUID())
  const read = {
    readerName: one.professional.name ?? '',
    authorizationId: one.id,
    action: 'read' as const,
  }
  return {
    receipts: [
      { ...receipt, id: id(), event: 'granted', at: daysAgo(48) },
      {
        ...receipt,
        id: id(),
        event: 'requested',
        at: daysAgo(49),
        allowedFields: everyFlag(false),
      },
    ],
    access: [
      { ...read, section: 'records', fields: ['weight', 'blood_pressure'], at: daysAgo(0, 2) },
      { ...read, section: 'history', fields: ['basics', 'notes'], at: daysAgo(0, 3) },
      { ...read, section: 'records', fields: ['weight', 'blood_pressure'], at: daysAgo(9) },
    ],
  }
}

function nora(locale: Locale): DemoState {
  const name = 'Nora Salas'
  const leire = authorization(1, professional('Leire Otxoa', 'physiotherapist', '37'), {
    state: 'active',
    allowedFields: only('weight', 'blood_pressure', 'heart_rate'),
    purpose: locale === 'es' ? 'Rehabilitar la rodilla' : 'Rehabilitating the knee',
    expiresOn: dayAgo(-31),
    authorizedAt: daysAgo(48),
    requestedAt: daysAgo(49),
    lastReadAt: daysAgo(0, 2),
  })
  const alvaro = authorization(2, professional('Álvaro Gil', 'trainer'), {
    state: 'ended',
    allowedFields: only('weight', 'heart_rate'),
    requestedAt: daysAgo(260),
    authorizedAt: daysAgo(259),
    revokedAt: daysAgo(140),
  })
  return {
    person: { userId: DEMO_IDS.nora, name, birthDate: '1992-03-14', gender: 'female' },
    settings: { ...INITIAL_SETTINGS, goals: { weight: 60 } },
    records: noraRecords(locale),
    history: noraHistory(name, locale),
    versions: noraVersions(locale),
    authorizations: [
      authorization(3, professional('Carmen Vidal', 'nutritionist', '06')),
      leire,
      alvaro,
    ],
    receipts: [],
    access: [],
    questionnaires: [
      {
        id: QuestionnaireId.parse(idOf(1)),
        title: locale === 'es' ? 'Evaluación Fisioterapéutica' : 'Physiotherapy assessment',
        professionalName: 'Leire Otxoa',
        professionalType: 'physiotherapist',
        questions: noraQuestions(locale),
        status: 'pending',
        responses: null,
        draft: null,
        isOpen: true,
        sentAt: daysAgo(1),
        dueOn: null,
        completedAt: null,
      },
    ],
    others: [{ email: DEMO_EMAIL, found: professional('Iker Sanz', 'trainer', '34') }],
    imports: new Map(),
    ...shared(leire, name),
  }
}

function julian(locale: Locale): DemoState {
  const name = 'Julián Prieto'
  const marta = authorization(4, professional('Marta Roca', 'nutritionist', '14'), {
    state: 'active',
    allowedFields: { ...everyFlag(true), height: false },
    purpose: locale === 'es' ? 'Bajar el colesterol' : 'Lowering cholesterol',
    authorizedAt: daysAgo(48),
    requestedAt: daysAgo(49),
    lastReadAt: daysAgo(0, 2),
  })
  return {
    person: { userId: DEMO_IDS.julian, name, birthDate: '1967-09-02', gender: 'male' },
    settings: INITIAL_SETTINGS,
    records: julianRecords(locale),
    history: julianHistory(name, locale),
    versions: [],
    authorizations: [marta],
    receipts: [],
    access: [],
    questionnaires: [],
    others: [{ email: DEMO_EMAIL, found: professional('Leire Otxoa', 'physiotherapist', '37') }],
    imports: new Map(),
    ...shared(marta, name),
  }
}

/** The data of an invented person, relative to today. */
export function demoOf(person: DemoPerson, locale: Locale): DemoState {
  return person === 'nora' ? nora(locale) : julian(locale)
}
