import { answerRecords } from '../workspace/shared.ts'
import { answerClients, clientOf } from '../workspace/support.tsx'
import type { Client } from '#lib/workspace/schemas.ts'

export const NORA = clientOf()

export const NOBODY = {
  items: [],
  total: 0,
  page: 1,
  pageSize: 24,
  counts: { active: 0, pending: 0 },
}

export const NOTHING = { shown: [], items: [], next: null }

export const HISTORY = {
  shown: ['heart_rate' as const],
  clientName: NORA.name,
  professionalType: 'physiotherapist' as const,
  age: 36,
  gender: null,
  body: {},
  basics: null,
  discipline: null,
  notes: null,
  earlier: { discipline: [], notes: [] },
}

export const of = (items: Client[]) => ({ ...NOBODY, items, total: items.length })

/** "Mis Clientes" and what Nora shares. */
export function answerNora() {
  answerClients({ active: [NORA] })
  answerRecords(['weight'], [])
}
