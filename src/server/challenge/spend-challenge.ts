import type { Executor } from '#db/client.ts'
import { spendOnce } from '#db/queries/spent-once.ts'
import { AppError } from '#lib/http/errors.ts'
import type { ChallengeAnswer } from '#lib/sign-up/schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { signatureOf } from '#server/signature.ts'
import { CHALLENGE_LIFETIME, readChallenge } from './challenge.ts'

/**
 * Checks the answer to a challenge. The challenge is used up, right or wrong, so a bot cannot try one answer after the
 * other.
 *
 * @throws INVALID_INPUT: `challenge.token: 'invalid'` when it is forged, expired or used; `challenge.answer:
 *   'wrong_answer'`
 */
export async function spendChallenge(
  { db, secret }: Pick<Dependencies, 'secret'> & { db: Executor },
  { token, answer }: ChallengeAnswer,
): Promise<void> {
  const challenge = readChallenge(secret, token)
  if (!challenge) throw refused('challenge.token', 'invalid')
  const key = signatureOf({ secret, purpose: 'spent', text: `challenge\0${challenge.id}` })
  if (!(await spendOnce(db, { key, seconds: CHALLENGE_LIFETIME }))) {
    throw refused('challenge.token', 'invalid')
  }
  if (challenge.answer !== answer) throw refused('challenge.answer', 'wrong_answer')
}

const refused = (field: string, problem: string) =>
  new AppError('INVALID_INPUT', 'the challenge was not met', { fields: { [field]: problem } })
