import { Suspense, use, type ReactNode } from 'react'
import type { Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { SendStart } from './send-start.tsx'
import { loadTexts, type SendT } from './texts.ts'

export type SendDialogProps = {
  locale: Locale
  /** Who sends: an unsent questionnaire is kept for them alone. */
  userId: string
  professional: { type: ProfessionalType; name: string | null; avatarUrl: string | null }
  /** Chosen from the start; null for nobody yet. */
  client: AuthorizationId | null
  onClose: () => void
  /** Lists of what was sent are to be read again. */
  onSent: () => void
}

/**
 * Writes a questionnaire and sends it to clients. Open while it is mounted, once its texts have arrived; without them it
 * throws, as any part that does not load.
 */
export function SendDialog(props: SendDialogProps): ReactNode {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}

function Loaded(props: SendDialogProps) {
  const t = use(textsIn(props.locale))
  return <SendStart {...props} t={t} />
}

const loading = new Map<Locale, Promise<SendT>>()

function textsIn(locale: Locale): Promise<SendT> {
  const known = loading.get(locale)
  if (known) return known
  const texts = loadTexts(locale).then((messages) => createT(messages, locale))
  loading.set(locale, texts)
  return texts
}
