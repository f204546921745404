import { describe, expect, test } from 'vitest'
import { DERIVED_NAMES, MEASURED_NAMES } from '#lib/health/measures.ts'
import { RECEIPT_EVENTS } from '#lib/sharing/receipt-events.ts'
import type { Receipt } from '#lib/sharing/schemas.ts'
import { everyFlag } from '#lib/health/flags.ts'
import { displayOf } from '#tests/support/fhir.ts'
import { ANSWERED, EVERYTHING, ID, QUESTIONS, receipt } from '#tests/support/fhir-samples.ts'
import { completed } from '#tests/support/health-data.ts'
import { consentOf } from './consent.ts'
import { consentsOf } from './consents-of.ts'
import { MEASURE_CODES } from './measure-codes.ts'
import { observationsOf } from './observation.ts'
import { questionnaireResponseOf } from './questionnaire-response.ts'
import { SYSTEMS, type Coding } from './types.ts'

/** Every coding and every quantity in a resource. */
function partsOf(node: unknown): { codings: Coding[]; units: Coding[] } {
  const codings: Coding[] = []
  const units: Coding[] = []
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('coding' in value) codings.push(...(value.coding as Coding[]))
    if ('value' in value && 'unit' in value) units.push(value as Coding)
    Object.values(value).forEach(walk)
  }
  walk(node)
  return { codings, units }
}

describe('observations', () => {
  const all = observationsOf(EVERYTHING, ID)
  const of = (name: string) => all.find(({ id }) => id === `${ID}.${name}`)!

  test('are one for each value, the pressures one with two components, on the day of the record', () => {
    expect(all).toHaveLength(MEASURED_NAMES.length + DERIVED_NAMES.length - 1)
    expect(new Set(all.map(({ effectiveDateTime }) => effectiveDateTime))).toEqual(
      new Set(['2026-03-01']),
    )
    expect(observationsOf({ ...EVERYTHING, ...completed({ weight: 70 }) }, ID)).toHaveLength(1)
  })

  test('of the pressures are the panel with both components', () => {
    const { code, component, valueQuantity } = of('bloodPressure')
    expect(valueQuantity).toBeUndefined()
    expect(code.coding).toMatchObject([{ system: SYSTEMS.loinc, code: '85354-9' }])
    const unit = { unit: 'mmHg', system: SYSTEMS.ucum, code: 'mm[Hg]' }
    expect(component).toMatchObject([
      { code: { coding: [{ code: '8480-6' }] }, valueQuantity: { value: 118, ...unit } },
      { code: { coding: [{ code: '8462-4' }] }, valueQuantity: { value: 76, ...unit } },
    ])
  })

  test('have the value in its stored unit', () => {
    expect(of('insulinemia').valueQuantity).toEqual({
      value: 6.1,
      unit: 'µU/mL',
      system: 'http://unitsofmeasure.org',
      code: 'u[IU]/mL',
    })
    expect(of('bmi').valueQuantity).toMatchObject({ value: EVERYTHING.bmi, code: 'kg/m2' })
  })

  test('have a text alone where no code was looked up', () => {
    expect(of('ldlCholesterol').code).toEqual({ text: 'Colesterol LDL' })
    expect(of('calfCircumference').code).toEqual({ text: 'Pantorrilla' })
    expect(of('trigHdlRatio').code).toEqual({ text: 'Triglicéridos/HDL' })
  })

  test('say that the heart rate is at rest beside the code that R4 demands', () => {
    expect(of('restingHeartRate').code.coding?.map(({ code }) => code)).toEqual([
      '8867-4',
      '40443-4',
    ])
  })

  test('are of the laboratory for blood, vital signs otherwise', () => {
    const categories = Object.fromEntries(
      all.map(({ id, category }): [string, unknown] => [
        id.split('.')[1]!,
        category[0]?.coding?.[0]?.code,
      ]),
    )
    expect(categories).toMatchObject({
      weight: 'vital-signs',
      waistCircumference: 'vital-signs',
      bloodPressure: 'vital-signs',
      hba1c: 'laboratory',
      nonHdlCholesterol: 'laboratory',
    })
  })
})

describe('codes', () => {
  const everything = [
    ...observationsOf(EVERYTHING, ID),
    questionnaireResponseOf(ANSWERED, ID),
    ...RECEIPT_EVENTS.map((event) => consentOf(receipt({ event }))),
  ]
  const { codings, units } = partsOf(everything)

  test('of LOINC and UCUM are those of the map, and the three that are named here', () => {
    const all = Object.values(MEASURE_CODES)
    const loinc = all.flatMap((one) => one.loinc?.code ?? [])
    const known = new Set([...loinc, '85354-9', '40443-4', '59284-0'])
    const ucum = new Set(all.map((one) => one.ucum))
    const ours = codings.filter(({ system }) => system === SYSTEMS.loinc)
    expect(new Set(ours.map(({ code }) => code))).toEqual(known)
    const coded = units.filter(({ system }) => system === SYSTEMS.ucum)
    expect(new Set(coded.map(({ code }) => code))).toEqual(ucum)
  })

  test('of HL7 are in their code systems, with their display', () => {
    const ofHl7 = codings.filter(({ system }) => system?.startsWith('http://terminology.hl7.org/'))
    expect(ofHl7.length).toBeGreaterThan(20)
    for (const { system, code, display } of ofHl7)
      expect([code, displayOf(system!, code!)]).toEqual([code, display])
    expect(displayOf('http://terminology.hl7.org/CodeSystem/consentscope', 'none')).toBeUndefined()
  })
})

test('answers keep their kind, and a question without one its text', () => {
  const [group] = questionnaireResponseOf(ANSWERED, ID).item
  expect(group?.text).toBe('Evaluación inicial')
  expect(group?.item?.map(({ answer }) => answer)).toEqual([
    [{ valueString: 'La rodilla' }],
    [{ valueQuantity: { value: 12.5, unit: 'km' } }],
    [{ valueDecimal: 3 }],
    [{ valueInteger: 7 }],
    [{ valueString: 'derecho' }],
    [{ valueString: 'al subir' }, { valueString: 'al bajar' }],
    [{ valueBoolean: false }],
    [{ valueDate: '2025-12-01' }],
    undefined,
  ])
  expect(group?.item?.map(({ text }) => text)).toEqual(QUESTIONS.map(({ text }) => text))
})

describe('consents', () => {
  test('say who may read what, why, from when until when, and by which text', () => {
    expect(consentOf(receipt())).toMatchObject({
      status: 'active',
      patient: { display: 'Ana Pérez Gil' },
      dateTime: '2026-03-01T10:00:00.000Z',
      policyRule: { text: `Mi Forma Activa, 2026-11-01 (SHA-256: ${'a'.repeat(64)})` },
      provision: {
        type: 'permit',
        period: { start: '2026-03-01', end: '2026-12-31' },
        actor: [{ reference: { display: 'Leire Soto' } }],
        purpose: [{ display: 'Preparar la media maratón' }],
        code: [{ text: 'Peso' }, { text: 'Tensión arterial' }],
      },
    })
  })

  test('are one for each granted authorization, as it was last, with its end', () => {
    const other = '7a1e4e0a-2a3f-4b07-9d0c-0a4f1f0b9c22' as Receipt['authorizationId']
    const third = '8b1e4e0a-2a3f-4b07-9d0c-0a4f1f0b9c33' as Receipt['authorizationId']
    const at = (day: number) => `2026-03-0${day}T10:00:00.000Z`
    const consents = consentsOf(
      [
        receipt({ event: 'revoked', at: at(5), allowedFields: null }),
        receipt({ event: 'edited', at: at(3), allowedFields: everyFlag(true) }),
        receipt({ event: 'granted', at: at(2) }),
        receipt({ event: 'requested', at: at(1) }),
        receipt({ event: 'granted', at: at(2), authorizationId: other, expiresOn: '2026-03-06' }),
        receipt({ event: 'expired', at: at(7), authorizationId: other, expiresOn: '2026-03-06' }),
        // Never granted.
        receipt({ event: 'requested', at: at(1), authorizationId: third }),
        receipt({ event: 'revoked', at: at(2), authorizationId: third }),
        receipt({ event: 'consent_given', at: at(1), authorizationId: null }),
      ],
      ID,
    )
    const facts = consents.map(({ status, provision: { period, code } }) => [
      status,
      period?.start,
      period?.end,
      code?.length,
    ])
    expect(facts).toEqual([
      ['inactive', '2026-03-03', '2026-03-05', 9],
      ['active', '2026-03-01', '2026-12-31', 2],
      ['inactive', '2026-03-02', '2026-03-06', 2],
    ])
    expect(consents[0]?.patient).toEqual({ reference: `Patient/${ID}`, display: 'Ana Pérez Gil' })
  })

  test('given anew after an end are active again', () => {
    const [consent] = consentsOf(
      [
        receipt({ event: 'granted', at: '2026-03-01T10:00:00.000Z' }),
        receipt({ event: 'revoked', at: '2026-03-02T10:00:00.000Z' }),
        receipt({ event: 'granted', at: '2026-03-03T10:00:00.000Z' }),
      ],
      ID,
    )
    expect(consent).toMatchObject({
      status: 'active',
      provision: { period: { start: '2026-03-03' } },
    })
  })
})
