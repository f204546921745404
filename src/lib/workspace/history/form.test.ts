import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DISCIPLINE_FIELDS } from '#lib/health/discipline.ts'
import type { ProfessionalSection } from '#lib/health/history.ts'
import { mergeFields } from '#lib/merge.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { HistoryEdit } from '../schemas.ts'
import {
  editOf,
  fieldsOf,
  formOf,
  isHistoryForm,
  restOf,
  rulesOf,
  type HistoryForm,
  type Written,
} from './form.ts'

const section = (content: Record<string, unknown>, version = 3): ProfessionalSection => ({
  content,
  version,
  updatedAt: '2026-11-20T10:00:00.000Z',
  updatedByName: 'Leire Sáez',
})
const WRITTEN: Written = {
  professionalType: 'physiotherapist',
  discipline: section({ current_injury: 'Rodilla', pain_level: 4, evaluation: ['Inicial'] }),
  notes: section({ notes: 'Viaja en diciembre' }, 7),
}

describe('the form of what is stored', () => {
  test('has every field of the discipline and the notes, empty where nothing is stored', () => {
    expect(formOf(WRITTEN)).toEqual({
      current_injury: 'Rodilla',
      pain_level: '4',
      treatment_plan: '',
      session_notes: '',
      notes: 'Viaja en diciembre',
    })
    const nothing = formOf({ professionalType: 'trainer', discipline: null, notes: null })
    expect(nothing).toEqual({ last_update: '', progress: '', current_routine: '', notes: '' })
  })

  test.each([
    ['pain_level', '4'],
    ['pain_level', 11],
    ['pain_level', 2.5],
    ['session_notes', ['una', 'lista']],
    ['evaluation', 'de antes'],
  ])('what it cannot hold is shown beside it and not in it: %s %j', (key, value) => {
    const written = { ...WRITTEN, discipline: section({ [key]: value }) }
    expect(Object.values(formOf(written))).toEqual(['', '', '', '', 'Viaja en diciembre'])
    expect(restOf({ [key]: value }, DISCIPLINE_FIELDS.physiotherapist)).toEqual({ [key]: value })
  })

  test('a day that is none is shown beside it', () => {
    const fields = DISCIPLINE_FIELDS.trainer
    expect(restOf({ last_update: 'ayer' }, fields)).toEqual({ last_update: 'ayer' })
    expect(restOf({ last_update: '2026-11-20', progress: '' }, fields)).toEqual({})
  })
})

describe('what is sent', () => {
  const typed = (changes: HistoryForm): HistoryForm => ({ ...formOf(WRITTEN), ...changes })

  test('nothing without a change, spaces at the ends included', () => {
    expect(editOf(WRITTEN, formOf(WRITTEN))).toBeNull()
    expect(editOf(WRITTEN, typed({ current_injury: ' Rodilla\n' }))).toBeNull()
  })

  test('the changed fields alone, over the version that was read', () => {
    expect(editOf(WRITTEN, typed({ session_notes: 'Cuatro series' }))).toEqual({
      discipline: { version: 3, content: { session_notes: 'Cuatro series' } },
    })
    expect(editOf(WRITTEN, typed({ notes: '' }))).toEqual({ notes: { version: 7, text: '' } })
  })

  test('a pain is a number, and none is null and not 0', () => {
    const painOf = (pain_level: string) =>
      editOf(WRITTEN, typed({ pain_level }))?.discipline?.content.pain_level
    expect([painOf('0'), painOf('10'), painOf('')]).toEqual([0, 10, null])
  })

  test('the first text is over version 0', () => {
    const nothing: Written = { professionalType: 'trainer', discipline: null, notes: null }
    const edit = editOf(nothing, { ...formOf(nothing), progress: 'Bien', notes: 'Hola' })
    expect(edit).toMatchObject({ discipline: { version: 0 }, notes: { version: 0 } })
  })

  const text = fc.string({ maxLength: 40 })
  const pain = fc.constantFrom('', ...Array.from({ length: 11 }, (_, level) => String(level)))
  const anyForm = fc.record({
    current_injury: text,
    pain_level: pain,
    treatment_plan: text,
    session_notes: text,
    notes: text,
  })

  test('is what the contract takes, and names no field of another discipline', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const edit = editOf(WRITTEN, form)
        if (edit === null) return
        const isControl = /\p{Cc}/u.test(Object.values<string>(form).join(''))
        expect(HistoryEdit.safeParse(edit).success || isControl).toBe(true)
        const names = Object.keys(edit.discipline?.content ?? {})
        expect(DISCIPLINE_FIELDS.physiotherapist).toEqual(expect.arrayContaining(names))
      }),
    )
  })
})

describe('how two versions are merged', () => {
  const EMPTY = { last_update: '', progress: '', current_routine: '', notes: '' }
  const merge = (mine: HistoryForm, theirs: HistoryForm) =>
    mergeFields(rulesOf('trainer'), {
      base: EMPTY,
      mine: { ...EMPTY, ...mine },
      theirs: { ...EMPTY, ...theirs },
    })

  test('texts that both changed are had one after the other', () => {
    const { merged, conflicts } = merge(
      { progress: 'Mejor.', notes: 'Sin impacto.' },
      { current_routine: 'Fuerza', notes: 'Viaja.' },
    )
    expect(merged).toEqual({
      last_update: '',
      progress: 'Mejor.',
      current_routine: 'Fuerza',
      notes: 'Viaja. Sin impacto.',
    })
    expect(conflicts).toMatchObject([{ names: ['notes'], taken: 'both' }])
  })

  test.each([
    ['pain_level', '4', '6'],
    ['last_update', '2026-11-20', '2026-11-19'],
    ['notes', ' ', 'Puede trotar.'],
    ['notes', 'Sin impacto.', ' '],
  ] as const)('of %s there is one: %j or %j', (field, mine, theirs) => {
    const { both } = rulesOf('physiotherapist')
    expect(both!({ [field]: mine }, { [field]: theirs }, field)).toBeNull()
  })

  test('spaces at the ends are no change', () => {
    expect(
      merge({ notes: ' ', progress: 'Bien\n' }, { notes: 'Viaja.', progress: 'Bien' }),
    ).toEqual({
      merged: { ...EMPTY, progress: 'Bien', notes: 'Viaja.' },
      conflicts: [],
    })
  })
})

describe('a form that was stored', () => {
  test.each([
    ...[{ ...formOf(WRITTEN) }, { notes: '' }, {}].map((form) => [form, true] as const),
    ...[null, 'texto', ['texto'], { notes: 7 }, { weight: '70' }].map(
      (other) => [other, false] as const,
    ),
  ])('%j: %s', (value, isForm) => {
    expect(isHistoryForm(value)).toBe(isForm)
  })

  test('has nothing but texts', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        if (isHistoryForm(value)) {
          expect(Object.values(value).every((text) => typeof text === 'string')).toBe(true)
        }
      }),
    )
  })
})

test('each discipline writes its own fields and the notes last', () => {
  for (const type of PROFESSIONAL_TYPES) {
    expect(fieldsOf(type)).toEqual([...DISCIPLINE_FIELDS[type], 'notes'])
  }
})
