import type { ReactNode } from 'react'
import type { FormValues } from '#client/form/values.ts'
import { useT } from '#client/texts/use-t.ts'
import type { Conflict } from '#lib/merge.ts'
import { StalePanel, type VersionChoice } from '#ui/stale-panel.tsx'
import type { Editing } from './use-editing.ts'

type Props<Stored, Values extends FormValues> = {
  editing: Editing<Stored, Values>
  heading?: 'h2' | 'h3'
  labelOf: (conflict: Conflict<Values>) => string
  /** The fields of a conflict in one of both versions, as they are read; empty without a value. */
  textOf: (conflict: Conflict<Values>, side: 'mine' | 'theirs') => ReactNode
  /** Who saved theirs and when. */
  savedByOf?: (conflict: Conflict<Values>) => string | undefined
}

/** Shown where it was saved elsewhere meanwhile: both versions of what both changed differently, to choose from. */
export function StaleChoices<Stored, Values extends FormValues>(
  props: Props<Stored, Values>,
): ReactNode {
  const { editing, heading = 'h3', labelOf, textOf, savedByOf } = props
  const t = useT('editing')
  const { conflicts, round, choose } = editing
  if (!conflicts) return null
  const choices = conflicts.map((conflict): VersionChoice => {
    const savedBy = savedByOf?.(conflict)
    return {
      name: `stale-${conflict.names[0]}`,
      label: labelOf(conflict),
      mine: textOf(conflict, 'mine') || t('editing.stale.empty'),
      theirs: textOf(conflict, 'theirs') || t('editing.stale.empty'),
      ...(savedBy && { savedBy }),
      ...(conflict.held.both && {
        both: { label: t('editing.stale.both'), text: t('editing.stale.bothText') },
      }),
      taken: conflict.taken,
      onChoose: (side) => choose(conflict, side),
    }
  })
  return (
    <StalePanel
      heading={heading}
      title={t('editing.stale.title')}
      text={t(choices.length > 0 ? 'editing.stale.choose' : 'editing.stale.merged')}
      sides={{ mine: t('editing.stale.mine'), theirs: t('editing.stale.theirs') }}
      round={round}
      choices={choices}
    />
  )
}
