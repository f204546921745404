import { useState, type ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { ArticleEdit } from '#lib/admin/articles/fields.ts'
import type { EditField } from '#lib/admin/articles/edit-fields.ts'
import { formatMoment } from '#lib/format/moment.ts'
import type { T } from '#lib/i18n/t.ts'
import { StalePanel } from '#ui/stale-panel.tsx'
import type { ArticleState } from './use-article.ts'

type Props = { state: ArticleState }

/** Shown when somebody else saved meanwhile: both values of what both changed. */
export function StaleChoices({ state }: Props): ReactNode {
  const { conflicts, saved, round } = state
  if (!conflicts) return null
  return <Choices key={round} {...{ state }} conflicts={conflicts} theirs={saved.fields} />
}

type ChoicesProps = Props & { conflicts: readonly EditField[]; theirs: ArticleEdit }

function Choices({ state, conflicts, theirs }: ChoicesProps) {
  const t = useT('adminArticles')
  const locale = useLocale()
  const { fields: mine, saved, round, take } = state
  const savedBy = t('adminArticles.stale.by', {
    name: saved.updatedBy ?? t('adminArticles.stale.somebody'),
    date: formatMoment(saved.updatedAt, locale),
  })
  // What was typed when the panel appeared: choosing changes the form.
  const [kept] = useState(mine)
  return (
    <StalePanel
      title={t('adminArticles.stale.title')}
      text={t(conflicts.length > 0 ? 'adminArticles.stale.choose' : 'adminArticles.stale.merged')}
      sides={{ mine: t('adminArticles.stale.mine'), theirs: t('adminArticles.stale.theirs') }}
      news={round}
      choices={conflicts.map((field) => ({
        name: `stale-${field}`,
        label: t(`adminArticles.stale.fields.${field}`),
        mine: <Side>{textOf(t, kept, field)}</Side>,
        theirs: <Side>{textOf(t, theirs, field)}</Side>,
        savedBy,
        onChoose: (side) => take(field, side === 'mine' ? kept : theirs),
      }))}
    />
  )
}

function Side({ children }: { children: string }) {
  return <span className="block max-h-60 overflow-y-auto">{children}</span>
}

/** A value in words. */
function textOf(t: T<'adminArticles'>, edit: ArticleEdit, field: EditField): string {
  if (field === 'isFeatured') {
    return t(edit.isFeatured ? 'adminArticles.stale.yes' : 'adminArticles.stale.no')
  }
  return wordsOf(t, edit, field).trim() || t('adminArticles.stale.empty')
}

function wordsOf(
  t: T<'adminArticles'>,
  edit: ArticleEdit,
  field: Exclude<EditField, 'isFeatured'>,
): string {
  if (field === 'tags') return edit.tags.map((tag) => t(`adminArticles.tags.${tag}`)).join(', ')
  if (field === 'cover') return edit.cover ? t('adminArticles.stale.cover') : ''
  if (field === 'translation') return edit.translation ? t('adminArticles.stale.translation') : ''
  return edit[field]
}
