import { Suspense, useState, type ReactNode } from 'react'
import { lazyPart } from '#client/island/lazy-part.tsx'
import type { ConsentGate } from './use-consent-gate.ts'

type Props = { gate: ConsentGate }

/** Loaded when it is needed for the first time: most people have given it. */
const Form = lazyPart(
  async () => (await import('./consent-form.tsx')).ConsentForm,
  'fields',
  'healthConsent',
)

/** The step before the first health data is kept (R41). */
export function ConsentDialog({ gate }: Props): ReactNode {
  const [wasAsked, setWasAsked] = useState(false)
  if (gate.isAsking && !wasAsked) setWasAsked(true)
  return (
    wasAsked && (
      <Suspense>
        <Form gate={gate} />
      </Suspense>
    )
  )
}
