import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import type { Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import { useCentre } from '../kit/centre.tsx'
import { loadTexts } from './texts.ts'
import type { ConsentGate } from './use-consent-gate.ts'

type Props = { gate: ConsentGate }

/** Loaded when it is needed for the first time: most people have given it. */
const lazyForm = (locale: Locale): ComponentType<Props> =>
  lazy(async () => {
    const [{ ConsentForm }, texts] = await Promise.all([
      import('./consent-form.tsx'),
      loadTexts(locale),
    ])
    const t = createT(texts, locale)
    return { default: ({ gate }: Props) => <ConsentForm t={t} gate={gate} /> }
  })

/** The step before the first health data is kept (R41). */
export function ConsentDialog({ gate }: Props): ReactNode {
  const { locale } = useCentre()
  const [Form] = useState(() => lazyForm(locale))
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
