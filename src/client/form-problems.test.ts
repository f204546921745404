import { createFormControl, type FieldErrors, type ResolverOptions } from 'react-hook-form'
import { expect, test } from 'vitest'
import { problemResolver, showProblems } from './form-problems.ts'

type Values = { name: string; person: { phone: string }; posts: string[] }
const EMPTY: Values = { name: '', person: { phone: '' }, posts: ['', ''] }

const check = problemResolver<Values>(({ name }) =>
  name === '' ? { name: 'required', 'person.phone': 'invalid_phone' } : {},
)
const checked = (values: Values) => check(values, undefined, {} as ResolverOptions<Values>)

test('problem codes become the errors of a form', () => {
  expect(checked(EMPTY)).toEqual({
    values: {},
    errors: {
      name: { type: 'problem', message: 'required' },
      person: { phone: { type: 'problem', message: 'invalid_phone' } },
    },
  })
  const right = { ...EMPTY, name: 'Ana' }
  expect(checked(right)).toEqual({ values: right, errors: {} })
})

/** A form without UI, and the errors of its fields. */
function newForm() {
  const form = createFormControl<Values>({ defaultValues: EMPTY })
  let errors: FieldErrors<Values> = {}
  form.subscribe({
    formState: { errors: true },
    callback: (state) => void (errors = state.errors ?? {}),
  })
  return { form, errors: () => errors }
}

test('problems of the server are set at their fields, in the given order', () => {
  const { form, errors } = newForm()
  const shown = showProblems(form, { 'posts.1': 'invalid_post', 'person.phone': 'invalid_phone' })
  expect(shown).toEqual(['posts.1', 'person.phone'])
  expect(errors()).toMatchObject({
    person: { phone: { message: 'invalid_phone' } },
    posts: [undefined, { message: 'invalid_post' }],
  })
})

test('problems of unknown fields are ignored', () => {
  const { form, errors } = newForm()
  expect(showProblems(form, { token: 'invalid', constructor: 'invalid' })).toEqual([])
  expect(showProblems(form, {})).toEqual([])
  expect(errors()).toEqual({})
})
