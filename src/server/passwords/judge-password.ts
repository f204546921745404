import { findAccount } from '#db/queries/accounts.ts'
import type { Actor } from '#lib/actor.ts'
import type { JudgePassword, PasswordJudged } from '#lib/passwords/schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { weaknessFor } from './refuse-guessable.ts'

type Input = { actor: Actor; body: JudgePassword }

/** Why a new password would be refused, for the meter beside it: by the rules, and the owner, that it is refused by later. */
export async function judgePassword(
  { db }: Pick<Dependencies, 'db'>,
  { actor, body: { password, email, names } }: Input,
): Promise<PasswordJudged> {
  const account =
    actor.kind === 'signed-in' ? await findAccount(db, { userId: actor.userId }) : null
  return { weakness: (await weaknessFor(password, account ?? { email, names })) ?? null }
}
