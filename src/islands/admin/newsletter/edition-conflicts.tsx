import type { ReactNode } from 'react'
import { StaleChoices } from '#client/editing/stale-choices.tsx'
import { useT } from '#client/texts/use-t.ts'
import type { EditionField } from '#lib/admin/newsletter/edition.ts'
import type { T } from '#lib/i18n/t.ts'
import { Button } from '#ui/button.tsx'
import type { EditionEditing } from './use-edition.ts'

/** What was changed differently here and by another admin, to choose from. */
export function EditionConflicts({ editing }: { editing: EditionEditing }): ReactNode {
  const t = useT('adminNewsletter')
  return (
    <div className="grid gap-3">
      <StaleChoices
        editing={editing}
        heading="h2"
        labelOf={({ names }) => labelOf(t, names[0])}
        textOf={({ names, ...versions }, side) => {
          const value = versions[side][names[0]]
          return typeof value === 'string' ? value : value.join(', ')
        }}
      />
      <Button
        className="justify-self-start"
        loading={editing.form.isBusy}
        onClick={() => void editing.save()}
      >
        {t('adminNewsletter.stale.save')}
      </Button>
    </div>
  )
}

function labelOf(t: T<'adminNewsletter'>, field: EditionField): string {
  if (field === 'articles') return t('adminNewsletter.compose.articles')
  if (field === 'languages') return t('adminNewsletter.audience.languages')
  if (field === 'interests') return t('adminNewsletter.audience.interests')
  const isSubject = field === 'subjectEs' || field === 'subjectEn'
  const what = t(isSubject ? 'adminNewsletter.compose.subject' : 'adminNewsletter.compose.text')
  const isSpanish = field === 'subjectEs' || field === 'textEs'
  return `${what} · ${t(isSpanish ? 'adminNewsletter.compose.es' : 'adminNewsletter.compose.en')}`
}
