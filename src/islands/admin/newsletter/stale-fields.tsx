import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { EditionContent, EditionField } from '#lib/admin/newsletter/edition.ts'
import type { T } from '#lib/i18n/t.ts'
import { Button } from '#ui/button.tsx'
import { StalePanel, type VersionChoice } from '#ui/stale-panel.tsx'
import { contentOf, type Stale } from './open-draft.ts'
import type { Draft } from './use-draft.ts'

type Props = { draft: Draft; stale: Stale }

/** What both have changed differently, to choose from. */
export function StaleFields({ draft, stale }: Props): ReactNode {
  const t = useT('adminNewsletter')
  const { theirs, mine, conflicts } = stale
  const saved = contentOf(theirs)
  const labels = labelsOf(t)
  const choices = conflicts.map((name): VersionChoice => ({
    name: `stale-${name}`,
    label: labels[name],
    mine: shown(mine[name]),
    theirs: shown(saved[name]),
    onChoose: (side) => draft.change({ [name]: side === 'mine' ? mine[name] : saved[name] }),
  }))
  return (
    // Each time they have saved, the choices begin anew.
    <div key={theirs.version} className="grid gap-3">
      <StalePanel
        title={t('adminNewsletter.stale.title')}
        text={t('adminNewsletter.stale.text')}
        sides={{ mine: t('adminNewsletter.stale.mine'), theirs: t('adminNewsletter.stale.theirs') }}
        choices={choices}
        news={theirs.version}
      />
      <Button
        className="justify-self-start"
        loading={draft.saveState === 'saving'}
        onClick={() => void draft.overwrite()}
      >
        {t('adminNewsletter.stale.save')}
      </Button>
    </div>
  )
}

function labelsOf(t: T<'adminNewsletter'>): Record<EditionField, string> {
  const [subject, text] = [t('adminNewsletter.compose.subject'), t('adminNewsletter.compose.text')]
  const [es, en] = [t('adminNewsletter.compose.es'), t('adminNewsletter.compose.en')]
  return {
    subjectEs: `${subject} · ${es}`,
    subjectEn: `${subject} · ${en}`,
    textEs: `${text} · ${es}`,
    textEn: `${text} · ${en}`,
    articles: t('adminNewsletter.compose.articles'),
    languages: t('adminNewsletter.audience.languages'),
    interests: t('adminNewsletter.audience.interests'),
  }
}

const shown = (value: EditionContent[EditionField]) =>
  (typeof value === 'string' ? value : value.join(', ')) || '—'
