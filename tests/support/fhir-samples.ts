import type { FhirRecord } from '#lib/fhir/observation.ts'
import type { Question } from '#lib/questionnaires/questions.ts'
import type { Receipt } from '#lib/sharing/schemas.ts'
import { everyFlag } from '#lib/health/flags.ts'
import { completed } from './health-data.ts'

export const ID = '6f1e4e0a-2a3f-4b07-9d0c-0a4f1f0b9c11'
export const ANA = {
  id: ID,
  name: 'Ana Pérez Gil',
  firstName: 'Ana',
  lastName: 'Pérez Gil',
  gender: 'female',
  birthDate: '1990-05-17',
} as const

/** A record with every value. */
export const EVERYTHING: FhirRecord = {
  id: ID,
  recordDate: '2026-03-01',
  ...completed({
    ...{ weight: 61.8, height: 168, bodyFatPercentage: 24, waistCircumference: 74 },
    ...{ hipCircumference: 96, chestCircumference: 88, armCircumferenceRelaxed: 27.5 },
    ...{ armCircumferenceContracted: 29, thighCircumference: 54, calfCircumference: 36 },
    ...{ systolicBp: 118, diastolicBp: 76, restingHeartRate: 58, fastingGlucose: 92 },
    ...{ hba1c: 5.4, insulinemia: 6.1, totalCholesterol: 196, ldlCholesterol: 121 },
    ...{ hdlCholesterol: 58, triglycerides: 84 },
  }),
}

export const QUESTIONS: Question[] = [
  { type: 'text', text: '¿Dónde te duele?' },
  { type: 'number', text: '¿Cuántos kilómetros?', unit: 'km' },
  { type: 'number', text: '¿Cuántos días?', unit: null },
  { type: 'scale', text: '¿Cuánto duele?', low: 'nada', high: 'mucho' },
  { type: 'one', text: '¿Qué lado?', options: ['izquierdo', 'derecho'] },
  { type: 'several', text: '¿Cuándo?', options: ['al subir', 'al bajar'] },
  { type: 'yes_no', text: '¿Te has operado?' },
  { type: 'date', text: '¿Desde cuándo?' },
  { type: 'text', text: '¿Algo más?' },
]
export const ANSWERED = {
  id: ID,
  title: 'Evaluación inicial',
  questions: QUESTIONS,
  responses: {
    ...{ q0: 'La rodilla', q1: 12.5, q2: 3, q3: 7, q4: 'derecho' },
    ...{ q5: ['al subir', 'al bajar'], q6: false, q7: '2025-12-01' },
  },
  completedAt: '2026-03-02T09:30:00.000Z',
}

/** A receipt of a share. */
export const receipt = (changes: Partial<Receipt> = {}): Receipt => ({
  id: ID as Receipt['id'],
  event: 'granted',
  clientName: 'Ana Pérez Gil',
  professionalName: 'Leire Soto',
  professionalType: 'physiotherapist',
  authorizationId: ID as Receipt['authorizationId'],
  allowedFields: { ...everyFlag(false), weight: true, blood_pressure: true },
  purpose: 'Preparar la media maratón',
  expiresOn: '2026-12-31',
  textVersion: '2026-11-01',
  textHash: 'a'.repeat(64),
  at: '2026-03-01T10:00:00.000Z',
  ...changes,
})
