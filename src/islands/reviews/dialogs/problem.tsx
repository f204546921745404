import { CircleAlert } from 'lucide-react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { CallFailed } from '#client/data/call-failed.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { failureText, type OwnFailures } from './failure-text.ts'

type Props = { failure: CallFailed | null; own: OwnFailures }

/** Why a call failed. Who has to sign in does so in another tab, where nothing typed here is lost. */
export function Problem({ failure, own }: Props) {
  const t = useT('reviews')
  const locale = useLocale()
  if (!failure || Object.keys(failure.fields).length > 0) return null
  return (
    <div
      role="alert"
      className="flex gap-2.5 rounded-control bg-surface-2 px-4 py-3 text-sm text-clay-strong"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="grid gap-0.5">
        <p>{failureText(t, failure, own)}</p>
        {failure.code === 'UNAUTHENTICATED' && (
          <a
            href={localizedPath(PATHS.signIn, locale)}
            target="_blank"
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {t('reviews.failure.signInLink')}
          </a>
        )}
      </div>
    </div>
  )
}
