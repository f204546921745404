import { expect, test } from 'vitest'
import { messagesOf } from '#lib/i18n/messages.ts'
import { createT } from '#lib/i18n/t.ts'
import { personTitle, titleFormOf } from './person-title.ts'

const t = createT(messagesOf('es', 'professionals'), 'es')

test.each([
  ['trainer', 'female', 'Entrenadora personal'],
  ['trainer', 'male', 'Entrenador personal'],
  ['trainer', 'other', 'Entrenamiento personal'],
  ['trainer', null, 'Entrenamiento personal'],
  ['nutritionist', 'male', 'Nutricionista'],
  ['physiotherapist', null, 'Fisioterapeuta'],
] as const)('a %s whose gender is %s is called %s', (type, gender, title) => {
  expect(personTitle({ type, titleForm: titleFormOf(gender) }, t)).toBe(title)
})
