import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { Problem } from '#ui/problem.tsx'
import { failureText, type OwnFailures, type FailedCall } from './failure-text.ts'

type Props = {
  /** Of the last try: it stands beside the button until the next one. */
  failure: FailedCall | null
  texts: OwnFailures
}

/** Why a change was not made. A user whose session has ended can sign in in another tab and keeps what is typed here. */
export function ChangeFailed({ failure, texts }: Props): ReactNode {
  const t = useT('island')
  const locale = useLocale()
  const text = failure && failureText(t, failure, texts)
  if (!text) return null
  return (
    <Problem>
      {text}
      {failure.code === 'UNAUTHENTICATED' && (
        <>
          {' '}
          <a
            href={localizedPath(PATHS.signIn, locale)}
            target="_blank"
            className="underline underline-offset-4"
          >
            {t('island.failure.signInLink')}
          </a>
        </>
      )}
    </Problem>
  )
}
