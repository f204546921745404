import { expect, test } from 'vitest'
import { answerPassword, askPassword } from './ask-password.ts'

test('a second call that asks for the password takes the place of the first, which is told', async () => {
  const [first, second] = [askPassword(), askPassword()]
  answerPassword(true)
  expect(await Promise.all([first, second])).toEqual([false, true])
})
