import { demoOf } from '#islands/health/demo/people.ts'
import { demoTransport } from '#islands/health/demo/transport.ts'
import * as health from '#lib/health/calls.ts'
import type * as healthSchemas from '#lib/health/schemas.ts'
import type { Call } from '#lib/http/contract.ts'
import * as questionnaires from '#lib/questionnaires/calls.ts'
import * as sharing from '#lib/sharing/calls.ts'
import { answer, answerAt, type Asked } from '../support/api.ts'

export const CONSENT: healthSchemas.Consent = {
  version: '1',
  givenAt: '2026-01-02T08:00:00.000Z',
  isCurrent: true,
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

const CALLS = [health, sharing, questionnaires]
  .flatMap((module): unknown[] => Object.values(module))
  .filter(isCall)

/**
 * Answers for the centre of someone who is signed in and has consented, from data as the demonstration has them: records
 * and shares have versions, and what was changed elsewhere is stale.
 *
 * @returns the data, to be looked at, and to be changed as elsewhere
 */
export function answerCentre() {
  const state = demoOf('nora', 'es')
  const answered = demoTransport(state, () => undefined)
  for (const call of CALLS)
    answerAt(call.method, call.path, ({ params, query, body }: Asked) =>
      answered(call, { params, query, body }),
    )
  answer(health.getOverview, async () => {
    const result = await answered(health.getOverview, {})
    return result.ok ? { ...result, data: { ...result.data, consent: CONSENT } } : result
  })
  return state
}
