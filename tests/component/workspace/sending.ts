import { page } from 'vitest/browser'
import { TemplateId } from '#lib/ids.ts'
import * as questionnaires from '#lib/workspace/questionnaires-calls.ts'
import type * as questionnairesSchemas from '#lib/workspace/questionnaires-schemas.ts'
import { answer, ok, refused } from '../support/api.ts'
import { answerBoard, openBoard, sentOf } from './board.tsx'
import { answerClients, clientOf, idOf, shown, t } from './support.tsx'

export const JULIAN = clientOf({ number: 1, name: 'Julián Prieto' })
export const NORA = clientOf({ number: 2, name: 'Nora Salas' })
export const OLGA = clientOf({ number: 3, name: 'Olga Ruiz' })

type Body = questionnairesSchemas.SendQuestionnaire
type TemplateBody = Pick<questionnairesSchemas.Template, 'title' | 'questions' | 'version'>

/** Answers for a sending of Eva's as the server does: who does not share is named, a template has one name. */
export function answerSending(templates: questionnairesSchemas.Template[] = []) {
  const sharing = [JULIAN, NORA, OLGA]
  answerBoard()
  answerClients({ active: sharing })
  const sendings = answer(questionnaires.sendQuestionnaire, ({ body }) => {
    const { clients, title } = body as Body
    const missing = clients.flatMap((id, at) =>
      sharing.some((client) => client.id === id) ? [] : [[`clients.${at}`, 'unknown']],
    )
    if (missing.length > 0)
      return refused('NOT_FOUND', Object.fromEntries(missing) as Record<string, string>)
    return ok({ items: clients.map((_, at) => sentOf({ number: at + 50, title })) })
  })
  answerTemplates(templates)
  return {
    /** What was sent, oldest first. */
    sent: () => sendings().map(({ body }) => body as Body),
    /** With what each was sent. */
    keys: () => sendings().map(({ headers }) => headers['Idempotency-Key']),
    /** Julián takes everything back. */
    revoke: () => sharing.shift(),
  }
}

/** Answers for templates: a name is there once, and one that was changed since it was read is stale. */
function answerTemplates(templates: questionnairesSchemas.Template[]) {
  const found = (id: string) => templates.findIndex((one) => one.id === id)
  answer(questionnaires.listTemplates, () => ok({ items: templates }))
  answer(questionnaires.createTemplate, ({ body }) => {
    const { title, questions } = body as TemplateBody
    if (templates.some((one) => one.title === title)) return refused('CONFLICT', { title: 'taken' })
    templates.push(templateOf({ title, questions }))
    return ok(templates.at(-1)!)
  })
  answer(questionnaires.updateTemplate, ({ params, body }) => {
    const { title, questions, version } = body as TemplateBody
    const at = found(params['id']!)
    const before = templates[at]!
    if (before.version !== version) return refused('STALE')
    templates[at] = { ...before, title, questions, version: version + 1 }
    return ok(templates[at])
  })
  answer(questionnaires.deleteTemplate, ({ params }) => {
    templates.splice(found(params['id']!), 1)
    return ok({ ok: true as const })
  })
}

let made = 600

/** A template of Eva's own. */
export const templateOf = (
  given: Pick<questionnairesSchemas.Template, 'title' | 'questions'>,
): questionnairesSchemas.Template => ({
  id: TemplateId.parse(idOf(made++)),
  version: 1,
  updatedAt: '2026-11-01T08:00:00.000Z',
  ...given,
})

/** The dialog that writes and sends a questionnaire, in Spanish. */
export function sending() {
  const dialog = page.getByRole('dialog', { name: t('sendQuestionnaire.title') })
  const button = (name: string) => dialog.getByRole('button', { name })
  const item = (number: number) =>
    dialog.getByRole('listitem', { name: t('sendQuestionnaire.questions.item', { number }) })
  const field = (label: string) => dialog.getByLabelText(label)
  return {
    dialog,
    button,
    item,
    /** @param client the authorization of who is chosen from the start */
    open: async (client = 'new') => {
      openBoard(`?send=${client}`)
      await shown(dialog)
    },
    title: field(t('sendQuestionnaire.name.label')),
    /** All questions, in their order. */
    items: dialog.getByRole('listitem', {
      name: new RegExp(`^${t('sendQuestionnaire.questions.item', { number: '' }).trim()} \\d+$`),
    }),
    add: button(t('sendQuestionnaire.questions.add')),
    textOf: (number: number) => field(t('sendQuestionnaire.questions.text', { number })),
    /** Opens and closes a question; its name begins with the number. */
    toggle: (number: number) =>
      item(number).getByRole('button', { name: new RegExp(`^${number}\\b`) }),
    move: (way: 'up' | 'down', number: number) =>
      button(t(`sendQuestionnaire.questions.${way}`, { number })),
    remove: (number: number) => button(t('sendQuestionnaire.questions.remove', { number })),
    /** For pointers alone: it has no role. */
    grip: (number: number) =>
      page.elementLocator(item(number).element().querySelector('.cursor-grab')!),
    kind: (number: number, kind: 'one' | 'scale' | 'several') =>
      item(number)
        .getByText(t(`sendQuestionnaire.kind.${kind}`))
        .last(),
    addClients: button(t('sendQuestionnaire.clients.add')),
    search: field(t('sendQuestionnaire.clients.search')),
    client: (name: string) => dialog.getByRole('checkbox', { name, exact: false }),
    due: dialog.getByLabelText(t('sendQuestionnaire.due.label'), { exact: false }),
    repeat: field(t('sendQuestionnaire.repeat.label')),
    until: field(t('sendQuestionnaire.repeat.until')),
    templates: button(t('sendQuestionnaire.templates.open')),
    send: button(t('sendQuestionnaire.send')),
    sent: (count: number) =>
      page.getByRole('status').filter({ hasText: t('sendQuestionnaire.sent', { count }) }),
  }
}

/** What is stored of an unsent questionnaire in this tab. */
export const sendingDraft = () => sessionStorage.getItem('drafts')
