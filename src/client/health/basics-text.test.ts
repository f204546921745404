import { expect, test } from 'vitest'
import { messagesOf } from '#lib/i18n/messages.ts'
import { createT } from '#lib/i18n/t.ts'
import { diseaseName, diseasesOf, objectiveName, pastDiagnosesOf } from './basics-text.ts'

const t = createT(messagesOf('es', 'healthShared'), 'es')

test('the diseases that a person has, those that are offered first', () => {
  const chronicDiseases = {
    'Síndrome de Raynaud': true,
    migraine: true,
    asthma: true,
    copd: false,
    past_diagnoses: 'Apnea (2019)',
  }
  expect(diseasesOf({ chronicDiseases })).toEqual(['asthma', 'migraine', 'Síndrome de Raynaud'])
  expect(pastDiagnosesOf({ chronicDiseases })).toBe('Apnea (2019)')
})

test('earlier diagnoses are never a disease of the list', () => {
  const chronicDiseases = { past_diagnoses: true } as Record<string, boolean | string>
  expect(pastDiagnosesOf({ chronicDiseases })).toBe('')
  expect(diseasesOf({ chronicDiseases })).toEqual([])
})

test('names are translated where they are offered, and otherwise as they were written', () => {
  expect(diseaseName('asthma', t)).toBe('Asma')
  expect(diseaseName('Síndrome de Raynaud', t)).toBe('Síndrome de Raynaud')
  expect(objectiveName('weight_loss', t)).toBe('Pérdida de peso')
  expect(objectiveName('correr_sin_dolor', t)).toBe('correr sin dolor')
})
