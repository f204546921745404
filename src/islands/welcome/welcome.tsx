import type { ReactNode } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { useStored } from '#client/use-stored.ts'
import { useSignedIn } from '#client/use-signed-in.ts'
import { listContactRequests } from '#lib/contact/calls.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { listQuestionnaires } from '#lib/questionnaires/calls.ts'
import { $ownAccount } from '#stores/own-account.ts'
import { $savedResults } from '#stores/saved-results.ts'
import { $history } from '#stores/timers/history.ts'
import { ENTRIES, entriesOf, type Entry } from './entries.ts'

/**
 * Greets who is signed in, and leads to what they were doing, always in the same number of places; what cannot be read is
 * left out.
 */
export function Welcome(): ReactNode {
  const t = useT('welcome')
  const locale = useLocale()
  const signedIn = useSignedIn()
  const account = useStored($ownAccount)
  const history = useStored($history)
  const [result] = useStored($savedResults)
  const options = { enabled: signedIn }
  const sent = useRead(listContactRequests, { query: { box: 'sent', page: '1' } }, options)
  const waiting = useRead(listQuestionnaires, { query: { page: '1' } }, options)
  const read = { contacts: sent.data, questionnaires: waiting.data }
  // What this browser keeps waits for what the server has, so that no link is replaced under a finger.
  const entries =
    sent.isFetched && waiting.isFetched
      ? entriesOf({ role: account?.role, ...read, session: history.at(-1), result }, t, locale)
      : undefined
  return (
    <>
      <h2 className="text-xl lg:text-2xl">
        {account?.name ? t('welcome.hello', { name: account.name }) : t('welcome.hi')}{' '}
        <span className="inline-block text-ink-soft">{t('welcome.go')}</span>
      </h2>
      <ul aria-busy={!entries} className={LIST}>
        {entries
          ? entries.map((entry) => <Go key={entry.path} {...entry} />)
          : Array.from({ length: ENTRIES }, (_, i) => <li key={i} className={PLACE} />)}
      </ul>
    </>
  )
}

const LIST = 'mt-4 grid gap-2 min-[22rem]:grid-cols-2 md:gap-4 lg:grid-cols-4'
const PLACE = 'min-h-25 min-w-0 rounded-card border border-line bg-surface lg:min-h-17'

function Go({ path, title, text }: Entry & {}) {
  const locale = useLocale()
  return (
    <li className={PLACE}>
      <a
        href={localizedPath(path, locale)}
        className="block size-full rounded-card px-3 py-2.5 hover:bg-surface-2 sm:px-4"
      >
        <b className="line-clamp-2 font-display leading-snug tracking-tight lg:line-clamp-1">
          {title}
        </b>
        <span className="line-clamp-2 text-xs text-ink-soft sm:text-sm lg:line-clamp-1">
          {text}
        </span>
      </a>
    </li>
  )
}
