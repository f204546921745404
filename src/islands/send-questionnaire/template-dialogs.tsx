import { useState, type ReactNode } from 'react'
import { Problem } from '#ui/problem.tsx'
import { TITLE_MAX, type Template } from '#lib/workspace/questionnaires-schemas.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { fieldText } from '#client/field-text.ts'
import { useT } from '#client/texts/use-t.ts'
import type { Words } from './words.ts'
import type { Asked, TemplateWork } from './use-templates.ts'

type Props = {
  words: Words
  templates: TemplateWork
  /** Of the questionnaire: what a new template is called unless it is named. */
  title: string
}

/** What is asked about a template: its name, or whether it is really meant. */
export function TemplateDialogs({ templates, title }: Props): ReactNode {
  const t = useT('island', 'sendQuestionnaire', 'workspace')
  const { asked } = templates
  if (asked === null) return null
  if (asked.kind === 'save' || asked.kind === 'rename') {
    const template = asked.kind === 'rename' ? asked.template : null
    return (
      <NameDialog
        templates={templates}
        asked={asked}
        initial={template?.title ?? title.trim()}
        onSave={(name) => (template ? templates.rename(template, name) : templates.save(name))}
      />
    )
  }
  const subject = asked.kind === 'load' ? asked.set.title : asked.template.title
  const confirm = () => {
    if (asked.kind === 'load') templates.load(asked.set)
    else if (asked.kind === 'update') templates.update(asked.template)
    else templates.remove(asked.template)
  }
  return (
    <Dialog
      open
      role="alertdialog"
      onOpenChange={() => templates.ask(null)}
      title={t(`sendQuestionnaire.templates.ask.${asked.kind}.title`, { title: subject })}
      description={t(`sendQuestionnaire.templates.ask.${asked.kind}.text`)}
      actions={
        <>
          <Button variant="quiet" onClick={() => templates.ask(null)}>
            {t('island.cancel')}
          </Button>
          <Button
            variant={asked.kind === 'delete' ? 'danger' : 'primary'}
            loading={templates.isPending}
            onClick={confirm}
          >
            {t(`sendQuestionnaire.templates.ask.${asked.kind}.confirm`)}
          </Button>
        </>
      }
    >
      <Stale asked={asked} />
      <Problem>{templates.problem}</Problem>
    </Dialog>
  )
}

/** How a template is now that was changed elsewhere. */
function Stale({ asked }: { asked: Asked }) {
  const t = useT('sendQuestionnaire')
  if (!('template' in asked) || !asked.isStale) return null
  const { title, questions }: Template = asked.template
  const count = t('sendQuestionnaire.templates.count', { count: questions.length })
  return <Problem>{t('sendQuestionnaire.templates.stale', { title, questions: count })}</Problem>
}

type NameProps = {
  templates: TemplateWork
  asked: Extract<Asked, { kind: 'save' } | { kind: 'rename' }>
  initial: string
  onSave: (name: string) => void
}

function NameDialog({ templates, asked, initial, onSave }: NameProps) {
  const t = useT('fields', 'island', 'sendQuestionnaire', 'workspace')
  const [name, setName] = useState(initial)
  const [isEmpty, setEmpty] = useState(false)
  const save = () => {
    const trimmed = name.trim()
    setEmpty(trimmed === '')
    if (trimmed && !templates.isPending) onSave(trimmed)
  }
  return (
    <Dialog
      open
      onOpenChange={() => templates.ask(null)}
      title={t(`sendQuestionnaire.templates.nameTitle.${asked.kind}`)}
      closeLabel={t('island.close')}
      actions={
        <>
          <Button variant="quiet" onClick={() => templates.ask(null)}>
            {t('island.cancel')}
          </Button>
          <Button loading={templates.isPending} onClick={save}>
            {t('sendQuestionnaire.templates.nameSave')}
          </Button>
        </>
      }
    >
      <Stale asked={asked} />
      <Field
        required
        label={t('sendQuestionnaire.templates.name')}
        error={isEmpty ? fieldText(t, 'required') : templates.problem}
      >
        <TextInput
          value={name}
          maxLength={TITLE_MAX}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) save()
          }}
        />
      </Field>
    </Dialog>
  )
}
