import type { ReactNode } from 'react'
import { StaleChoices } from '#client/editing/stale-choices.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { EditField } from '#lib/admin/articles/edit-fields.ts'
import type { ArticleEdit } from '#lib/admin/articles/fields.ts'
import { formatMoment } from '#lib/format/moment.ts'
import type { T } from '#lib/i18n/t.ts'
import { tagText } from '../tag-text.ts'
import type { ArticleEditing } from './edit.ts'

/** Both values of what was changed here and by another admin. */
export function ArticleConflicts({ editing }: { editing: ArticleEditing }): ReactNode {
  const t = useT('adminArticles', 'editing')
  const locale = useLocale()
  const { updatedAt, updatedBy } = editing.stored
  const savedBy = t('editing.stale.by', {
    name: updatedBy ?? t('adminArticles.stale.somebody'),
    date: formatMoment(updatedAt, locale),
  })
  return (
    <StaleChoices
      editing={editing}
      heading="h2"
      labelOf={({ names }) => t(`adminArticles.stale.fields.${names[0]}`)}
      textOf={({ names, ...versions }, side) => textOf(t, versions[side], names[0])}
      savedByOf={() => savedBy}
    />
  )
}

/** A value in words. */
function textOf(t: T<'adminArticles'>, edit: ArticleEdit, field: EditField): string {
  if (field === 'isFeatured') {
    return t(
      edit.isFeatured ? 'adminArticles.editor.featuredOn' : 'adminArticles.editor.featuredOff',
    )
  }
  if (field === 'tags') return edit.tags.map((tag) => tagText(t, tag)).join(', ')
  if (field === 'cover') return edit.cover ? t('adminArticles.stale.cover') : ''
  if (field === 'translation') return edit.translation ? t('adminArticles.stale.translation') : ''
  return edit[field].trim()
}
