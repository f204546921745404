import { describe, expect, test } from 'vitest'
import { NO_BASICS, type HealthHistory } from '#lib/health/history.ts'
import { STORED_UNITS, type HealthUnits } from '#lib/health/quantities.ts'
import { isSameIn } from '#lib/merge.ts'
import {
  changeOf,
  diseaseMap,
  EDITABLE,
  formOf,
  rulesOf,
  type ProfileForm,
} from './profile-form.ts'

const history: HealthHistory = {
  ...NO_BASICS,
  fullName: 'Nora Salas',
  birthDate: '1992-03-14',
  age: 34,
  gender: 'female',
  weight: 61.87,
  height: 167,
  bmi: 22.18,
  chronicDiseases: { asthma: true, copd: false, past_diagnoses: 'Anemia (2018)' },
  pastInjuries: 'Esguince',
  objectives: ['weight_loss', 'Volver a correr'],
  version: 3,
  updatedAt: null,
  trainerHistory: null,
  nutritionistHistory: null,
  physiotherapistHistory: null,
  professionalNotes: null,
}
const IMPERIAL: HealthUnits = { ...STORED_UNITS, mass: 'lb', length: 'in' }
const begun = (units = STORED_UNITS) => formOf(history, { units, locale: 'es' })
const change = (
  field: (typeof EDITABLE)[number],
  part: Partial<ProfileForm>,
  units = STORED_UNITS,
) => changeOf(field, { ...begun(units), ...part }, history, units)

const sent = (update: object) => ({ body: { version: history.version, ...update } })

test('a form begins with what is stored, in the units and numbers of its reader', () => {
  expect(begun()).toMatchObject({
    birthDate: '1992-03-14',
    gender: 'female',
    weight: '61,9',
    height: '167,0',
    chronicDiseases: ['asthma'],
    otherDiseases: [],
    pastDiagnoses: 'Anemia (2018)',
    objectives: ['weight_loss'],
    otherObjectives: ['Volver a correr'],
  })
  expect(begun(IMPERIAL)).toMatchObject({ weight: '136,4', height: '65,7' })
})

test('only the field that is edited is sent', () => {
  const typed = { pastInjuries: 'Ninguna', allergiesIntolerances: 'Lactosa', weight: '70' }
  expect(change('pastInjuries', typed)).toEqual(sent({ pastInjuries: 'Ninguna' }))
})

test.each<[(typeof EDITABLE)[number], Partial<ProfileForm>]>([
  ['weight', { weight: '70' }],
  ['chronicDiseases', { chronicDiseases: [] }],
  ['chronicDiseases', { otherDiseases: ['Raynaud'] }],
  ['chronicDiseases', { pastDiagnoses: '' }],
  ['objectives', { otherObjectives: [] }],
])('what is typed in the dialog of %s is a change of that field alone: %j', (field, typed) => {
  const isChange = (of: (typeof EDITABLE)[number]) =>
    !isSameIn(rulesOf(of), { ...begun(), ...typed }, begun())
  expect(EDITABLE.filter(isChange)).toEqual([field])
})

describe('a weight', () => {
  test('is read in the unit that it is shown in, with comma or point', () => {
    expect(change('weight', { weight: '62,5' })).toEqual(sent({ weight: 62.5 }))
    expect(change('weight', { weight: '154.3' }, IMPERIAL)).toEqual(sent({ weight: 69.99 }))
  })
  test('that was only shown keeps the decimals that are not', () => {
    expect(change('weight', {})).toEqual(sent({ weight: 61.87 }))
    expect(change('weight', {}, IMPERIAL)).toEqual(sent({ weight: 61.87 }))
  })
  test('that was emptied is null', () => {
    expect(change('weight', { weight: ' ' })).toEqual(sent({ weight: null }))
  })
  test.each([
    ['mucho', 'invalid'],
    ['1,75', 'too_low'],
    ['900', 'too_high'],
  ])('of %j is %s', (weight, problem) => {
    expect(change('weight', { weight })).toEqual({ problems: { weight: problem } })
  })
})

test.each([
  ['', 'required'],
  ['2026-02-31', 'invalid_date'],
  [`${new Date().getUTCFullYear() - 10}-01-01`, 'too_young'],
])('a birth date of %j is %s', (birthDate, problem) => {
  expect(change('birthDate', { birthDate })).toEqual({ problems: { birthDate: problem } })
})

test('a sex is one of the list', () => {
  expect(change('gender', { gender: 'other' })).toEqual(sent({ gender: 'other' }))
  expect(change('gender', { gender: '' })).toEqual({ problems: { gender: 'required' } })
})

test('objectives are those that are ticked, then the own ones', () => {
  expect(change('objectives', { objectives: ['toning'] })).toEqual(
    sent({ objectives: ['toning', 'Volver a correr'] }),
  )
})

describe('diseases', () => {
  const typed = (part: Partial<ProfileForm>) => ({
    ...{ chronicDiseases: [], otherDiseases: [], pastDiagnoses: '' },
    ...part,
  })
  const stored = { ...history.chronicDiseases, 'Síndrome de Raynaud': true }

  test('an offered one that was unticked stays as false, an added one that was removed goes', () => {
    expect(diseaseMap(typed({ chronicDiseases: ['migraine'] }), stored)).toEqual({
      migraine: true,
      asthma: false,
      copd: false,
    })
  })
  test('earlier diagnoses stay a text, and leave when they are emptied', () => {
    expect(diseaseMap(typed({ pastDiagnoses: '  Apnea  ' }), {})).toEqual({
      past_diagnoses: 'Apnea',
    })
    expect(diseaseMap(typed({ pastDiagnoses: '  ' }), {})).toEqual({})
  })
  test('the name of the text is no disease', () => {
    expect(diseaseMap(typed({ otherDiseases: ['past_diagnoses'] }), {})).toEqual({})
  })
  test('a name that no disease has is refused', () => {
    expect(change('chronicDiseases', { otherDiseases: ['<b>'] })).toEqual({
      problems: { 'chronicDiseases.<b>': 'invalid' },
    })
  })
})
