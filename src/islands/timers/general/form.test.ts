import { expect, test } from 'vitest'
import { DEFAULTS, TIMER_MODES } from '#lib/timers/configs.ts'
import { readForm } from '../form/read-form.ts'
import { GENERAL_FORM, numberFields, PREPARATION, STEP_FIELDS } from './form.ts'

/** The form with its initial values, some of them changed. */
function form(mode: string, changes: Record<string, string> = {}): FormData {
  const data = new FormData()
  data.set('mode', mode)
  data.set(PREPARATION.name, String(PREPARATION.initial))
  for (const each of TIMER_MODES) {
    for (const { name, initial } of numberFields(each)) data.set(name, String(initial))
  }
  data.append(STEP_FIELDS.name, '')
  data.append(STEP_FIELDS.kind, 'work')
  data.append(STEP_FIELDS.seconds, '60')
  for (const [name, value] of Object.entries(changes)) data.set(name, value)
  return data
}

const read = (data: FormData) => readForm(GENERAL_FORM, data)

test.each(TIMER_MODES)('the initial form of %s is its default', (mode) => {
  expect(read(form(mode))).toEqual({ chosen: DEFAULTS[mode], wrong: [] })
})

test.each([
  ['countdown', { 'countdown.minutes': '0', 'countdown.seconds': '1' }, { seconds: 1 }],
  ['countdown', { 'countdown.minutes': '59', 'countdown.seconds': '59' }, { seconds: 3599 }],
  ['countdown', { 'countdown.minutes': '', 'countdown.seconds': ' 30 ' }, { seconds: 30 }],
  ['countdown', { 'countdown.minutes': '05', 'countdown.seconds': '09' }, { seconds: 309 }],
  ['amrap', { 'amrap.minutes': '12', 'amrap.seconds': '' }, { seconds: 720 }],
  ['tabata', { 'tabata.rest': '0', 'tabata.work': '600' }, { rest: 0, work: 600 }],
  ['emom', { 'emom.work': '60', 'emom.rest': '0' }, { work: 60, rest: 0 }],
  ['stopwatch', { preparation: '0' }, { preparation: 0 }],
  ['tabata', { preparation: ' 5 ' }, { work: 20, preparation: 5 }],
  ['tabata', { 'tabata.work': '30 s', 'tabata.rest': '15 segundos' }, { work: 30, rest: 15 }],
  [
    'tabata',
    { 'tabata.work': '\u200e30\u00a0seg.', preparation: '10\u2033' },
    { work: 30, preparation: 10 },
  ],
  ['countdown', { 'countdown.minutes': '5 min', 'countdown.seconds': '30,0' }, { seconds: 330 }],
] as const)('%s with %j', (mode, changes, expected) => {
  expect(read(form(mode, changes))).toMatchObject({ chosen: { mode, ...expected }, wrong: [] })
})

test.each([
  ['countdown', { 'countdown.minutes': '0', 'countdown.seconds': '0' }, 'countdown.seconds'],
  ['countdown', { 'countdown.minutes': '', 'countdown.seconds': '' }, 'countdown.seconds'],
  ['countdown', { 'countdown.minutes': '60' }, 'countdown.minutes'],
  ['countdown', { 'countdown.minutes': '1.5' }, 'countdown.minutes'],
  ['countdown', { 'countdown.minutes': '1e1' }, 'countdown.minutes'],
  ['countdown', { 'countdown.seconds': '60' }, 'countdown.seconds'],
  ['amrap', { 'amrap.minutes': '-1' }, 'amrap.minutes'],
  ['afap', { 'afap.rounds': '0' }, 'afap.rounds'],
  ['afap', { 'afap.rounds': '' }, 'afap.rounds'],
  ['tabata', { 'tabata.work': '0' }, 'tabata.work'],
  ['tabata', { 'tabata.work': '1.5', 'tabata.rest': 'x' }, 'tabata.work'],
  ['emom', { 'emom.minutes': '61' }, 'emom.minutes'],
  ['intervals', { 'intervals.rounds': '21' }, 'intervals.rounds'],
  ['intervals', { 'step.seconds': '0' }, 'step.seconds'],
  ['stopwatch', { preparation: '121' }, 'preparation'],
  ['countdown', { preparation: '' }, 'preparation'],
  // In another unit, or with one where nothing is counted in it.
  ['countdown', { 'countdown.seconds': '1 min' }, 'countdown.seconds'],
  ['countdown', { 'countdown.minutes': '30 s' }, 'countdown.minutes'],
  ['afap', { 'afap.rounds': '5 kg' }, 'afap.rounds'],
  ['afap', { 'afap.rounds': '5 s' }, 'afap.rounds'],
])('%s with %j is wrong in %s', (mode, changes, name) => {
  expect(read(form(mode, changes)).wrong[0]).toMatchObject({ name, nth: 0 })
})

test('an invalid field of another mode is ignored', () => {
  expect(read(form('stopwatch', { 'countdown.minutes': 'x' })).wrong).toEqual([])
})

test('a duration of 0:00 is wrong in no field alone', () => {
  const { wrong } = read(form('amrap', { 'amrap.minutes': '0', 'amrap.seconds': '' }))
  expect(wrong).toEqual([{ name: 'amrap.seconds', nth: 0, limit: null }])
})

test('the rest of an EMOM follows from its work, also before its field does', () => {
  const { chosen } = read(form('emom', { 'emom.work': '50', 'emom.rest': '20' }))
  expect(chosen).toMatchObject({ work: 50, rest: 10 })
})

test('intervals keep their order, names and kinds', () => {
  const data = form('intervals')
  data.append(STEP_FIELDS.name, ' Plancha ')
  data.append(STEP_FIELDS.kind, 'rest')
  data.append(STEP_FIELDS.seconds, '15')
  expect(read(data)).toMatchObject({
    chosen: {
      steps: [
        { name: '', kind: 'work', seconds: 60 },
        { name: 'Plancha', kind: 'rest', seconds: 15 },
      ],
    },
  })
  data.append(STEP_FIELDS.name, '')
  data.append(STEP_FIELDS.kind, 'work')
  data.append(STEP_FIELDS.seconds, '')
  expect(read(data).wrong).toMatchObject([{ name: STEP_FIELDS.seconds, nth: 2 }])
})
