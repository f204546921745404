import { useEffect, useEffectEvent, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { ConfirmDialog } from '#client/dialogs/confirm-dialog.tsx'
import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import { bySchema } from '#client/form/check.ts'
import { Fields } from '#client/form/fields.tsx'
import { useForm } from '#client/form/use-form.ts'
import { useT } from '#client/texts/use-t.ts'
import { Line } from '#lib/fields/line.ts'
import { TITLE_MAX, type Template } from '#lib/workspace/questionnaires-schemas.ts'
import { Problem } from '#ui/problem.tsx'
import { NotSaved } from './not-saved.tsx'
import type { Asked, TemplateWork } from './use-templates.ts'
import type { SendMessages } from './messages.ts'

type Props = {
  words: SendMessages
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

const check = bySchema(z.strictObject({ title: Line(TITLE_MAX) }))

function NameDialog({ templates, asked, initial, onSave }: NameProps) {
  const t = useT('sendQuestionnaire')
  const { failure, isPending } = templates
  const form = useForm({
    initial: { title: initial },
    check,
    isBusy: isPending,
    onSubmit: ({ title }) => onSave(title),
    // What the field says is not said below it too.
    onWrong: () => templates.ask(asked),
  })
  const refuse = useEffectEvent(() => {
    if (failure) form.show(failure.fields)
  })
  useEffect(() => refuse(), [failure])
  return (
    <FormDialog
      open
      onClose={() => templates.ask(null)}
      title={t(`sendQuestionnaire.templates.nameTitle.${asked.kind}`)}
      submit={t('sendQuestionnaire.templates.nameSave')}
      form={{ ...form, isBusy: isPending }}
      problem={<NotSaved failure={failure} />}
    >
      <Stale asked={asked} />
      <Fields
        form={form}
        problems={{ taken: t('sendQuestionnaire.templates.taken') }}
        of={{
          title: {
            kind: 'text',
            label: t('sendQuestionnaire.templates.name'),
            max: TITLE_MAX,
            required: true,
          },
        }}
      />
    </FormDialog>
  )
}
