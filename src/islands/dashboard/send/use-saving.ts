import type { CallFailed } from '#client/data/call-failed.ts'
import { useChange } from '#client/data/use-change.ts'
import { useLocale } from '#client/texts/use-t.ts'
import { problemsOf } from '#lib/workspace/builder/problems.ts'
import { questionOf } from '#lib/workspace/builder/row.ts'
import * as workspace from '#lib/workspace/questionnaires-calls.ts'
import type * as questionnairesSchemas from '#lib/workspace/questionnaires-schemas.ts'
import type { Work } from './use-sending.ts'

type Template = questionnairesSchemas.Template

type Given = {
  work: Work
  onDone: (kind: 'save' | 'rename' | 'update' | 'delete') => void
  /** @param id of the template; undefined for a new one */
  onFail: (failed: CallFailed, id?: string) => unknown
  /** The questions cannot be kept as they are: their problems are shown. */
  onUnsound: () => void
}

/** Changes own templates; the questions that are kept are those of the form. */
export function useSaving({ work, onDone, onFail, onUnsound }: Given) {
  const locale = useLocale()
  const { sending } = work
  const refuse = (failed: CallFailed, { params }: { params: { id: string } }) =>
    onFail(failed, params.id)
  const create = useChange(workspace.createTemplate, { onError: (failed) => onFail(failed) })
  const change = useChange(workspace.updateTemplate, { onError: refuse })
  const remove = useChange(workspace.deleteTemplate, { onError: refuse })
  const questions = sending.rows.map(questionOf)

  const areSound = () => {
    const ofRows = Object.entries(problemsOf(sending, locale)).filter(([field]) =>
      field.startsWith('row.'),
    )
    if (ofRows.length === 0) return true
    onUnsound()
    work.show(Object.fromEntries(ofRows))
    return false
  }
  return {
    isPending: create.isPending || change.isPending || remove.isPending,
    failure: create.error ?? change.error ?? remove.error,
    /** One that is still under way is not reset: its outcome would not be said. */
    forgetFailure: () => {
      for (const { isPending, reset } of [create, change, remove]) if (!isPending) reset()
    },
    save: (title: string) => {
      if (!areSound()) return
      create.mutate({ body: { title, questions } }, { onSuccess: () => onDone('save') })
    },
    rename: ({ id, version, questions: own }: Template, title: string) =>
      change.mutate(
        { params: { id }, body: { title, questions: own, version } },
        { onSuccess: () => onDone('rename') },
      ),
    update: ({ id, version, title }: Template) => {
      if (!areSound()) return
      change.mutate(
        { params: { id }, body: { title, questions, version } },
        { onSuccess: () => onDone('update') },
      )
    },
    remove: ({ id }: Template) =>
      remove.mutate({ params: { id } }, { onSuccess: () => onDone('delete') }),
  }
}
