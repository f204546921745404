import * as health from '#lib/health/calls.ts'
import type { AnyInput } from '#client/data/send.ts'
import type { Result } from '#client/data/request.ts'
import type { Call, ResponseOf } from '#lib/http/contract.ts'
import type { Transport } from '#client/data/data.ts'
import { failed } from './handler.ts'
import { HISTORY_HANDLERS } from './history.ts'
import { QUESTIONNAIRE_HANDLERS } from './questionnaires.ts'
import { RECORD_HANDLERS } from './records.ts'
import { SHARING_HANDLERS } from './sharing.ts'
import type { RecordInput } from '#lib/health/record.ts'
import type { DemoState } from './state.ts'

/** A call is known by these alone: the first screen has no contracts. */
const isSame = (one: Call, other: Call) => one.method === other.method && one.path === other.path

const HANDLERS = [
  ...RECORD_HANDLERS,
  ...HISTORY_HANDLERS,
  ...SHARING_HANDLERS,
  ...QUESTIONNAIRE_HANDLERS,
]

/** Answers a call at once. */
export function demoAnswer(state: DemoState, call: Call, input: AnyInput): Result<unknown> {
  const handler = HANDLERS.find(({ contract }) => isSame(contract, call))
  const result = handler ? handler.answer(state, input) : failed('FORBIDDEN')
  return structuredClone(result)
}

/**
 * Answers calls from the page's own data, and never calls the API. What the demo has no data for (consent, exports that
 * ask for a password) is refused as FORBIDDEN: their screens do not offer it there.
 *
 * @param onRecord called with each record that is written down
 */
export function demoTransport(
  state: DemoState,
  onRecord: (record: RecordInput) => void,
): Transport {
  return async <C extends Call>(call: C, input: AnyInput) => {
    // As a call does, it answers after whoever called has gone on.
    await Promise.resolve()
    const result = demoAnswer(state, call, input)
    // Refused input is not a record, and the handler parses it by the contract.
    if (result.ok && isSame(health.createRecord, call)) onRecord(input.body as RecordInput)
    return result as Result<ResponseOf<C>>
  }
}
