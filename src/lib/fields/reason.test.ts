import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { DecideReview } from '#lib/admin/reviews-schemas.ts'
import { Reason } from '#lib/admin/users-schemas.ts'
import { GiveReason } from '#lib/admin/verifications-schemas.ts'

const decide = (reason: string) => ({ outcome: 'hidden', reason, editedAt: null })
const only = (reason: string) => ({ reason })

test.each([
  ['an account', Reason, only],
  ['a claim', GiveReason, only],
  ['a review', DecideReview, decide],
] as const)('without a reason about %s, one is required', (_, schema, bodyOf) => {
  const problemsOf = (reason: string) =>
    z.safeParse(schema, bodyOf(reason)).error?.issues.map(({ message }) => message)
  for (const empty of ['', ' \n ']) expect(problemsOf(empty)).toEqual(['required'])
  expect(problemsOf('x'.repeat(501))).toEqual(['too_long'])
  expect(problemsOf(' Spam ')).toBeUndefined()
})
