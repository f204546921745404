import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RECEIPT_EVENTS } from '#lib/sharing/receipt-events.ts'
import type { Receipt } from '#lib/sharing/schemas.ts'
import { faultsOf } from '#tests/support/fhir.ts'
import { ANA, ANSWERED, EVERYTHING, ID, receipt } from '#tests/support/fhir-samples.ts'
import { storedRecord } from '#tests/support/health-data.ts'
import { entryOf, type Bundle } from './bundle.ts'
import { consentOf } from './consent.ts'
import { consentsOf } from './consents-of.ts'
import { observationsOf, type Observation } from './observation.ts'
import { patientOf } from './patient.ts'
import { questionnaireResponseOf } from './questionnaire-response.ts'

const SITE = 'https://example.org'
/** The receipt of the consent to keep health data. */
const CONSENT: Partial<Receipt> = {
  id: '7a1e4e0a-2a3f-4b07-9d0c-0a4f1f0b9c22' as Receipt['id'],
  event: 'consent_given',
  authorizationId: null,
}

function bundleOf(...resources: Parameters<typeof entryOf>[0][]): Bundle {
  const entry = [patientOf(ANA), ...resources].map((resource) => entryOf(resource, SITE))
  return { resourceType: 'Bundle', type: 'collection', timestamp: '2026-03-03T00:00:00Z', entry }
}

describe("HL7's structure definitions", () => {
  test('accept a bundle of everything', () => {
    const bundle = bundleOf(
      ...observationsOf(EVERYTHING, ID),
      questionnaireResponseOf(ANSWERED, ID),
      ...consentsOf([receipt(), receipt(CONSENT)], ID),
    )
    expect(bundle.entry).toHaveLength(1 + 24 + 1 + 2)
    expect(faultsOf(bundle)).toEqual([])
  })

  test('accept any record', () => {
    fc.assert(
      fc.property(storedRecord, (record) => {
        expect(faultsOf(bundleOf(...observationsOf({ id: ID, ...record }, ID)))).toEqual([])
      }),
      { numRuns: 30 },
    )
  })

  test.each([
    ['bodyweight', 'weight'],
    ['bodyheight', 'height'],
    ['bmi', 'bmi'],
    // Medplum cannot match the slices of the profile bp, not even in HL7's own example.
    ['vitalsigns', 'bloodPressure'],
    ['vitalsigns', 'waistCircumference'],
    ['heartrate', 'restingHeartRate'],
  ])('accept by the profile %s the observation of %s', (profile, name) => {
    const found = observationsOf(EVERYTHING, ID).find(({ id }) => id === `${ID}.${name}`)
    expect(faultsOf(found!, profile)).toEqual([])
  })

  test('accept a person of whom little is known', () => {
    const nobody = { firstName: null, lastName: null, gender: null, birthDate: null }
    expect(faultsOf(patientOf({ id: ID, name: '', ...nobody }))).toEqual([])
    expect(faultsOf(patientOf({ id: ID, name: 'Ana', ...nobody }))).toEqual([])
  })

  test.each(RECEIPT_EVENTS)('accept the receipt of %s alone', (event) => {
    const bare = { professionalName: null, purpose: null, allowedFields: null, expiresOn: null }
    expect(faultsOf(consentOf(receipt({ event })))).toEqual([])
    expect(faultsOf(consentOf(receipt({ event, clientName: '', ...bare })))).toEqual([])
  })

  const [weight, ...others] = observationsOf(EVERYTHING, ID) as [Observation, ...Observation[]]
  const pressure = others.find(({ component }) => component)!
  const consent = consentOf(receipt())
  const answers = questionnaireResponseOf(ANSWERED, ID)
  test.each([
    ['an observation without a code', { ...weight, code: undefined }],
    ['an observation without a status', { ...weight, status: undefined }],
    ['an unknown property', { ...weight, flag: 'weight' }],
    ['a day that is none', { ...weight, effectiveDateTime: '2026-3-1' }],
    ['a value that is no number', { ...weight, valueQuantity: { value: '61.8', unit: 'kg' } }],
    ['two kinds of value', { ...weight, valueString: '61.8' }],
    ['a component without a code', { ...pressure, component: [{ valueQuantity: { value: 1 } }] }],
    ['a consent without a scope', { ...consent, scope: undefined }],
    ['a consent without a category', { ...consent, category: [] }],
    ['a consent without a policy', { ...consent, policyRule: undefined }],
    ['an item without an id', { ...answers, item: [{ text: '¿?' }] }],
    ['a reference to what is no person', { ...answers, subject: { reference: 5 } }],
    [
      'an address that is there twice',
      bundleOf(weight, { ...weight, effectiveDateTime: '2026-03-02' } as Observation),
    ],
  ])('refuse %s', (_name, planted) => {
    expect(faultsOf(planted)).not.toEqual([])
  })

  test('refuse by the profile of heart rates one whose only code says at rest', () => {
    const rate = others.find(({ id }) => id === `${ID}.restingHeartRate`)!
    const alone = { ...rate, code: { coding: rate.code.coding?.slice(1) } }
    expect(faultsOf(alone)).toEqual([])
    expect(faultsOf(alone, 'heartrate')).not.toEqual([])
  })
})
