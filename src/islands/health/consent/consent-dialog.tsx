import type { ReactNode } from 'react'
import type { ConsentGate } from './use-consent-gate.ts'

export function ConsentDialog({ gate }: { gate: ConsentGate }): ReactNode {
  return gate.isAsking ? <p>{String(gate.isAsking)}</p> : null
}
