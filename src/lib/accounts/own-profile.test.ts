import { expect, test } from 'vitest'
import { ProfileUpdate } from './own-profile.ts'

const basics = { displayName: 'Ana Gil', phone: '+34 600 111 222', bio: null, newsletter: false }
const fits = (update: object) => ProfileUpdate.safeParse({ version: 1, ...update }).success
const takesName = (displayName: string) => fits({ basics: { ...basics, displayName } })

test.each([0, 1, 2 ** 31 - 1])('%d is a valid version', (version) => {
  expect(fits({ version })).toBe(true)
})

// Values beyond the range of the column would be a database error.
test.each([2 ** 31, 2 ** 53 - 1, -1, 1.5, NaN, '1', null])(
  '%j is not a valid version',
  (version) => {
    expect(fits({ version })).toBe(false)
  },
)

test.each(['Ana Gil', 'José María Ñíguez-O’Neill', '李小龍', 'علي', 'Ana 👩‍⚕️'])(
  '%j is a valid name',
  (name) => {
    expect(takesName(name)).toBe(true)
  },
)

test.each([
  ['a line break', 'Ana\nGil'],
  ['a line break of Unicode', 'Ana\u2028Gil'],
  ['a sign that turns around what follows', 'Ana \u202elig'],
  ['an isolate', 'Ana \u2067lig'],
  ['nothing to be seen', '\u200b\u200b\u2060'],
  ['a zero byte', 'Ana\0Gil'],
  ['markup', '<b>Ana</b>'],
])('a name with %s is rejected', (_, name) => {
  expect(takesName(name)).toBe(false)
})

test.each(['600 111\n222', '600\u2028111222', '600-abc-222', '123456', '+'.repeat(21)])(
  '%j is not a valid phone number',
  (phone) => {
    expect(fits({ basics: { ...basics, phone } })).toBe(false)
  },
)
