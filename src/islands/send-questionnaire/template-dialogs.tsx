import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '#client/dialogs/confirm-dialog.tsx'
import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import { fieldText } from '#client/field-text.ts'
import { useT } from '#client/texts/use-t.ts'
import { TITLE_MAX, type Template } from '#lib/workspace/questionnaires-schemas.ts'
import { Field } from '#ui/field.tsx'
import { Problem } from '#ui/problem.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { NotSaved } from './not-saved.tsx'
import type { Asked, TemplateWork } from './use-templates.ts'
import type { Words } from './words.ts'

type Props = {
  words: Words
  templates: TemplateWork
  /** Of the questionnaire: what a new template is called unless it is named. */
  title: string
}

/** What is asked about a template: its name, or whether it is really meant. */
export function TemplateDialogs({ templates, title }: Props): ReactNode {
  const t = useT('sendQuestionnaire')
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
    <ConfirmDialog
      open
      title={t(`sendQuestionnaire.templates.ask.${asked.kind}.title`, { title: subject })}
      text={t(`sendQuestionnaire.templates.ask.${asked.kind}.text`)}
      confirm={t(`sendQuestionnaire.templates.ask.${asked.kind}.confirm`)}
      isDanger={asked.kind === 'delete'}
      isBusy={templates.isPending}
      problem={
        <>
          <Stale asked={asked} />
          <NotSaved failure={templates.failure} />
        </>
      }
      onConfirm={confirm}
      onClose={() => templates.ask(null)}
    />
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
  const t = useT('fields', 'sendQuestionnaire')
  const [name, setName] = useState(initial)
  const [isEmpty, setEmpty] = useState(false)
  const { failure } = templates
  const refused =
    failure?.code === 'CONFLICT' && failure.fields['title']
      ? t('sendQuestionnaire.templates.taken')
      : fieldText(t, failure?.fields['title'])
  const save = () => {
    const trimmed = name.trim()
    setEmpty(trimmed === '')
    if (trimmed) onSave(trimmed)
    else templates.ask(asked)
  }
  return (
    <FormDialog
      open
      onClose={() => templates.ask(null)}
      title={t(`sendQuestionnaire.templates.nameTitle.${asked.kind}`)}
      submit={t('sendQuestionnaire.templates.nameSave')}
      isBusy={templates.isPending}
      problem={<NotSaved failure={refused ? null : failure} />}
      onSubmit={save}
    >
      <Stale asked={asked} />
      <Field
        required
        label={t('sendQuestionnaire.templates.name')}
        error={isEmpty ? fieldText(t, 'required') : refused}
      >
        <TextInput
          value={name}
          maxLength={TITLE_MAX}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
