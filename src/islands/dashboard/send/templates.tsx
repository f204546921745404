import { useState, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { firstSet } from '#lib/questionnaires/sets.ts'
import { NotSaved } from './not-saved.tsx'
import { TemplateDialogs } from './template-dialogs.tsx'
import { TemplateList } from './template-list.tsx'
import type { Work } from './use-sending.ts'
import { useTemplates } from './use-templates.ts'
import type { SendMessages } from './messages.ts'

type Props = {
  words: SendMessages
  work: Work
  type: ProfessionalType
  /** The heading of what templates are for. */
  children: ReactNode
}

/** The way to templates, beside a heading. */
export function Templates({ words, work, type, children }: Props): ReactNode {
  const t = useT('questionnaireSets', 'sendQuestionnaire')
  const [first] = useState(() => firstSet(type, t))
  const templates = useTemplates(work, first)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      {children}
      <button type="button" className="link text-sm" onClick={templates.open}>
        {t('sendQuestionnaire.templates.open')}
      </button>
      <p role="status" className="sr-only">
        {!templates.isOpen && templates.said}
      </p>
      {!templates.isOpen && !templates.asked && templates.failure && (
        <div className="w-full">
          <NotSaved failure={templates.failure} />
        </div>
      )}
      <TemplateList words={words} templates={templates} type={type} />
      <TemplateDialogs words={words} templates={templates} title={work.sending.title} />
    </div>
  )
}
