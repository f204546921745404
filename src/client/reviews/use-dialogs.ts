import { useCallback, useState } from 'react'
import { loadT } from '#client/texts/load-t.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ReviewAction } from './review-action.ts'

/** The dialogs and their texts, which load when first asked for. */
async function load(locale: Locale) {
  const [{ Dialogs }] = await Promise.all([
    import('./dialogs/dialogs.tsx'),
    loadT(locale, 'fields', 'reviews'),
  ])
  return Dialogs
}

/** Opens a dialog by what it is for. `hasFailed` when its scripts did not load; the next try loads them again. */
export function useDialogs(locale: Locale) {
  const [Dialogs, setDialogs] = useState<Awaited<ReturnType<typeof load>>>()
  const [asked, setAsked] = useState<ReviewAction | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const ask = useCallback(
    (next: ReviewAction) => {
      setAsked(next)
      setFailed(false)
      load(locale).then(
        (loaded) => setDialogs(() => loaded),
        () => {
          setAsked(null)
          setFailed(true)
        },
      )
    },
    [locale],
  )
  const close = useCallback(() => setAsked(null), [])
  return { Dialogs, asked, ask, close, hasFailed }
}
