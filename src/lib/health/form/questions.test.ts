import { describe, expect, test } from 'vitest'
import { STORED_UNITS } from '../quantities.ts'
import { accepted, confirmedAll, questionsOf } from './questions.ts'
import { emptyForm, formOf, measuredOf, type RecordForm } from './record-form.ts'

const form = (typed: Partial<RecordForm>) => ({
  ...emptyForm(STORED_UNITS, '2026-11-20'),
  ...typed,
})
const asked = (typed: Partial<RecordForm>, height: number | null = null) =>
  questionsOf(form(typed), height).map(({ field, question, isRefused }) => [
    field,
    question.kind,
    isRefused,
  ])

describe('what is asked', () => {
  test.each<[Partial<RecordForm>, unknown[]]>([
    [{ weight: '70', waistCircumference: '80' }, []],
    [{ waistCircumference: '171' }, [['waistCircumference', 'unusual', false]]],
    // Impossible, and more likely a height or another unit.
    [{ weight: '1,75' }, [['weight', 'unusual', true]]],
    [{ fastingGlucose: '5,4' }, [['fastingGlucose', 'unusual', true]]],
    // Impossible, and nothing that was meant instead.
    [{ restingHeartRate: '10' }, []],
    [{ weight: 'x' }, []],
    [
      { ldlCholesterol: '180', totalCholesterol: '170' },
      [['ldlCholesterol', 'ldl_above_total', false]],
    ],
    [{ weight: '45', height: '180' }, [['weight', 'unusual_bmi', false]]],
  ])('about %j: %j', (typed, questions) => {
    expect(asked(typed)).toEqual(questions)
  })

  test('a weight with the height that travels along', () => {
    expect(asked({ weight: '45' }, 180)).toEqual([['weight', 'unusual_bmi', false]])
    expect(asked({ weight: '45' })).toEqual([])
  })

  test('not about the index while the weight itself is asked about', () => {
    expect(asked({ weight: '250', height: '150' })).toEqual([['weight', 'unusual', false]])
  })
})

test('a confirmed value is not asked about again, another one is', () => {
  const odd = form({ waistCircumference: '171' })
  const yes = { ...odd, confirmed: questionsOf(odd).map(({ key }) => key) }
  expect(questionsOf(yes)).toEqual([])
  expect(questionsOf({ ...yes, waistCircumference: '172' })).toHaveLength(1)
})

test('a record that is opened is not asked about what it holds', () => {
  const record = { recordDate: '2026-11-20', waistCircumference: 171, weight: 45, height: 180 }
  expect(questionsOf(confirmedAll(formOf(record, STORED_UNITS, 'es')))).toEqual([])
})

describe('an accepted suggestion', () => {
  const acceptedOf = (typed: Partial<RecordForm>) => {
    const before = form(typed)
    const [first] = questionsOf(before)
    if (first?.question.kind !== 'unusual') throw new Error('nothing is asked')
    return { ...before, ...accepted(before, first.field, first.question.suggestions[0]!, 'es') }
  }

  test('another unit: the field shows the value in its own', () => {
    const after = acceptedOf({ fastingGlucose: '5,4' })
    expect(after.fastingGlucose).toBe('97')
    expect(measuredOf(after).fastingGlucose).toBe(97.28)
  })

  test('another measure: it moves there', () => {
    const after = acceptedOf({ weight: '1,75' })
    expect([after.weight, after.height]).toEqual(['', '175,0'])
  })
})
