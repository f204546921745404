import { useMemo, type ReactNode } from 'react'
import { StaleChoices } from '#client/editing/stale-choices.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { isDate } from '#lib/fields/age.ts'
import { formatDate } from '#lib/format/date.ts'
import { formatMoment } from '#lib/format/moment.ts'
import { NOTES_KEY } from '#lib/health/discipline.ts'
import { wordDiff } from '#lib/workspace/history/both.ts'
import { fieldName } from './field-name.ts'
import type { HistoryEditing } from './use-history-form.ts'

/** Both versions of what two professionals have written, with what differs between two texts marked. */
export function HistoryConflicts({ editing }: { editing: HistoryEditing }): ReactNode {
  const t = useT('clientHistory', 'editing', 'healthShared')
  const locale = useLocale()
  const { notes, discipline } = editing.stored
  return (
    <StaleChoices
      editing={editing}
      labelOf={({ names }) => fieldName(names[0], t)}
      textOf={({ names: [field], held, ...versions }, side) => {
        const [mine = '', theirs = ''] = [versions.mine[field], versions.theirs[field]]
        if (held.both) return <Marked {...{ mine, theirs, side }} />
        const text = versions[side][field] ?? ''
        return isDate(text) ? formatDate(text, locale) : text.trim()
      }}
      savedByOf={({ names: [field] }) => {
        const section = field === NOTES_KEY ? notes : discipline
        if (!section) return undefined
        return t('editing.stale.by', {
          name: section.updatedByName || t('healthShared.somebody'),
          date: formatMoment(section.updatedAt, locale),
        })
      }}
    />
  )
}

type MarkedProps = { mine: string; theirs: string; side: 'mine' | 'theirs' }

/** One of two texts, with what the other does not say marked. */
function Marked({ mine, theirs, side }: MarkedProps): ReactNode {
  // Two long texts take a third of a second, and every key that is pressed in the form draws this again.
  const parts = useMemo(() => wordDiff(mine, theirs), [mine, theirs])
  return parts[side].map(({ text, isShared }, index) =>
    isShared ? (
      text
    ) : (
      // The parts of a text have no other name than their place.
      <mark key={index} className="bg-pine-wash text-ink underline decoration-2 underline-offset-4">
        {text}
      </mark>
    ),
  )
}
