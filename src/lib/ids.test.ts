import { expect, test } from 'vitest'
import { ProfessionalId, UserId } from './ids.ts'

const ID = '5b1f0c7e-8d4a-4e6b-9a3c-2f7d1e0b6c8a'

test('an id is normalised to lower case, as in the database', () => {
  expect(UserId.parse(ID)).toBe(ID)
  expect(UserId.parse(ID.toUpperCase())).toBe(ID)
})

test.each(['', 'ana', ID.slice(1), `${ID}0`, ` ${ID}`, `${ID}\n`, `{${ID}}`, null, 7])(
  '%j is not a valid id',
  (noise) => {
    expect(ProfessionalId.safeParse(noise).success).toBe(false)
  },
)
