import { FLAGS, type Flag } from '#lib/health/flags.ts'
import type { Receipt } from '#lib/sharing/schemas.ts'
import { SITE } from '#lib/site/identity.ts'
import {
  SYSTEMS,
  type CodeableConcept,
  type Coding,
  type Period,
  type Reference,
  type Resource,
} from './types.ts'

type Provision = {
  type: 'permit'
  period?: Period
  actor?: { role: CodeableConcept; reference: Reference }[]
  action: CodeableConcept[]
  purpose?: Coding[]
  code?: CodeableConcept[]
}

export type Consent = Resource & {
  resourceType: 'Consent'
  status: 'proposed' | 'active' | 'inactive'
  scope: CodeableConcept
  category: CodeableConcept[]
  patient?: Reference
  dateTime: string
  performer?: Reference[]
  organization: Reference[]
  policyRule: CodeableConcept
  provision: Provision
}

const STATUS = {
  requested: 'proposed',
  granted: 'active',
  edited: 'active',
  consent_given: 'active',
  revoked: 'inactive',
  expired: 'inactive',
  consent_withdrawn: 'inactive',
} as const satisfies Record<Receipt['event'], Consent['status']>

const FLAG_NAMES: Record<Flag, string> = {
  weight: 'Peso',
  height: 'Altura',
  bmi: 'IMC',
  blood_pressure: 'Tensión arterial',
  heart_rate: 'Frecuencia cardiaca',
  glucose: 'Glucosa',
  hba1c: 'HbA1c',
  cholesterol: 'Colesterol',
  body_measurements: 'Medidas corporales',
}

const concept = (system: string, code: string, display: string): CodeableConcept => ({
  coding: [{ system, code, display }],
})

type About = {
  /** The id of the patient in the same bundle; a receipt that stands alone names the person. */
  patientId?: string
  /** The last day of what the receipt grants, if it has come to an end. */
  endedOn?: string | undefined
}

/**
 * What a receipt proves, as a consent: who may read which kinds of values, why, from when until when, and by which text
 * (`policyRule`), since R4 has no place for the hash of a text.
 */
export function consentOf(receipt: Receipt, { patientId, endedOn }: About = {}): Consent {
  const { id, event, clientName, textVersion, textHash, at } = receipt
  const person: Reference = {
    ...(patientId && { reference: `Patient/${patientId}` }),
    ...(clientName && { display: clientName }),
  }
  return {
    resourceType: 'Consent',
    id,
    status: endedOn ? 'inactive' : STATUS[event],
    scope: concept(SYSTEMS.consentScope, 'patient-privacy', 'Privacy Consent'),
    category: [concept(SYSTEMS.loinc, '59284-0', 'Patient Consent')],
    ...((patientId ?? clientName) && { patient: person, performer: [person] }),
    dateTime: at,
    organization: [{ display: SITE.name }],
    policyRule: { text: `${SITE.name}, ${textVersion} (SHA-256: ${textHash})` },
    provision: provisionOf(receipt, endedOn),
  }
}

function provisionOf(receipt: Receipt, endedOn: string | undefined): Provision {
  const { professionalName, purpose, allowedFields } = receipt
  const shared = FLAGS.filter((flag) => allowedFields?.[flag] === true)
  return {
    type: 'permit',
    period: periodOf(receipt, endedOn),
    ...(professionalName && {
      actor: [
        {
          role: concept(SYSTEMS.participation, 'IRCP', 'information recipient'),
          reference: { display: professionalName },
        },
      ],
    }),
    action: [concept(SYSTEMS.consentAction, 'access', 'Access')],
    ...(purpose && { purpose: [{ display: purpose }] }),
    ...(shared.length > 0 && { code: shared.map((flag) => ({ text: FLAG_NAMES[flag] })) }),
  }
}

/** From the day of the receipt until its last day; a receipt of an end has no beginning. */
function periodOf({ event, at, expiresOn }: Receipt, endedOn: string | undefined): Period {
  if (STATUS[event] === 'inactive') return { end: lastDayOf({ event, at, expiresOn }) }
  const end = endedOn ?? expiresOn
  return { start: at.slice(0, 10), ...(end && { end }) }
}

/** The day on which something ended, by the receipt of its end. */
export function lastDayOf({ event, at, expiresOn }: Pick<Receipt, 'event' | 'at' | 'expiresOn'>) {
  return event === 'expired' && expiresOn ? expiresOn : at.slice(0, 10)
}
