import { expect, test } from 'vitest'
import * as workspace from '#lib/workspace/contract.ts'
import * as questionnaires from '#lib/workspace/questionnaires-contract.ts'
import * as calls from './calls.ts'

const CONTRACTS = { ...workspace, ...questionnaires }

test.each(Object.entries(calls))('%s is called as its contract says', (name, call) => {
  expect(CONTRACTS[name as keyof typeof calls]).toMatchObject(call)
})
