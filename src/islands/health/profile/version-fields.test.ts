import { expect, test } from 'vitest'
import { messagesOf } from '#lib/i18n/messages.ts'
import { createT } from '#lib/i18n/t.ts'
import { versionFields } from './version-fields.ts'

const t = createT(
  messagesOf('es', 'healthProfile', 'healthConsent', 'healthShared', 'fields'),
  'es',
)

test('an earlier version is read in words', () => {
  const content = {
    chronicDiseases: { asthma: true, past_diagnoses: 'Anemia (2018)' },
    pastInjuries: 'Esguince',
    allergiesIntolerances: '',
    objectives: ['weight_loss', 'Volver a correr'],
  }
  expect(versionFields(content, t)).toEqual([
    { label: 'Enfermedades', text: 'Asma' },
    { label: 'Diagnósticos anteriores', text: 'Anemia (2018)' },
    { label: 'Lesiones', text: 'Esguince' },
    { label: 'Objetivos', text: 'Pérdida de peso, Volver a correr' },
  ])
})

test('of a version from before a field existed the rest is read', () => {
  expect(versionFields({ pastInjuries: 'Esguince' }, t)).toEqual([
    { label: 'Lesiones', text: 'Esguince' },
  ])
  expect(versionFields({}, t)).toEqual([])
})
