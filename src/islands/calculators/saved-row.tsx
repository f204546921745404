import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale } from '#client/texts/use-t.ts'
import { formatMoment } from '#lib/format/moment.ts'
import type { SavedResult } from '#lib/tools/saved-results.ts'
import { QUIET } from './looks.ts'

type Props = {
  result: SavedResult
  /** The calculator, where results of several are listed. */
  name?: string | undefined
  deleteLabel: (date: string) => string
  onForget: () => void
}

/** A saved result: when, what, and a button that deletes it. */
export function SavedRow({ result, name, deleteLabel, onForget }: Props): ReactNode {
  const locale = useLocale()
  const date = formatMoment(result.at, locale)
  // Its sentence stays in the language of the page that it was saved on. Older ones do not say which.
  const { status, language = locale } = result.result
  return (
    <li className="flex items-center justify-between gap-2 border-t border-line">
      <span className="py-1.5">
        <span className={`block ${QUIET}`}>
          {name && `${name} · `}
          <time dateTime={result.at}>{date}</time>
        </span>
        <span lang={language === locale ? undefined : String(language)}>{status}</span>
      </span>
      <button
        type="button"
        aria-label={deleteLabel(date)}
        onClick={onForget}
        className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-surface-2 hover:text-clay-strong"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </li>
  )
}
