import type { ReactNode } from 'react'
import {
  SUBJECT_OF,
  TEXT_OF,
  type Edition,
  type EditionContent,
} from '#lib/admin/newsletter/edition.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { StalePanel, type VersionChoice } from '#ui/stale-panel.tsx'
import type { NewsletterT } from './texts.ts'
import { contentOf, type Draft } from './use-draft.ts'

type Props = { t: NewsletterT; draft: Draft; theirs: Edition }
type Name = keyof EditionContent

/** What differs from what somebody else has saved meanwhile, to choose from. */
export function StaleFields({ t, draft, theirs }: Props): ReactNode {
  const saved = contentOf(theirs)
  const mine = draft.content
  const choices = fieldsOf(t)
    .filter(({ name }) => JSON.stringify(mine[name]) !== JSON.stringify(saved[name]))
    .map(({ name, label }): VersionChoice => ({
      name: `stale-${name}`,
      label,
      mine: shown(mine[name]),
      theirs: shown(saved[name]),
      onChoose: (side) => draft.change({ [name]: side === 'mine' ? mine[name] : saved[name] }),
    }))
  return (
    <div className="grid gap-3">
      <StalePanel
        title={t('adminNewsletter.stale.title')}
        text={t('adminNewsletter.stale.text')}
        sides={{ mine: t('adminNewsletter.stale.mine'), theirs: t('adminNewsletter.stale.theirs') }}
        choices={choices}
        news={theirs.version}
      />
      <Button className="justify-self-start" onClick={() => void draft.save()}>
        {t('adminNewsletter.stale.save')}
      </Button>
    </div>
  )
}

function fieldsOf(t: NewsletterT): { name: Name; label: string }[] {
  return [
    ...LOCALES.flatMap((language) => {
      const where = t(`adminNewsletter.compose.${language}`)
      return [
        { name: SUBJECT_OF[language], label: `${t('adminNewsletter.compose.subject')} · ${where}` },
        { name: TEXT_OF[language], label: `${t('adminNewsletter.compose.text')} · ${where}` },
      ]
    }),
    { name: 'articles', label: t('adminNewsletter.compose.articles') },
    { name: 'languages', label: t('adminNewsletter.audience.languages') },
    { name: 'interests', label: t('adminNewsletter.audience.interests') },
  ]
}

const shown = (value: EditionContent[Name]) =>
  (typeof value === 'string' ? value : value.join(', ')) || '—'
