import { useState, type ReactNode } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { SENTENCE, SentenceLine } from '#client/health/sentence-line.tsx'
import { madridDay } from '#lib/format/madrid-day.ts'
import type { Recipient, Sending } from '#lib/workspace/builder/sending.ts'
import { firstSet } from '#lib/questionnaires/sets.ts'
import * as workspace from '#lib/workspace/calls.ts'
import { TITLE_MAX } from '#lib/workspace/questionnaires-schemas.ts'
import { fieldText } from '#client/form/problem-text.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import { toast } from '#stores/toasts.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { ClientsField } from './clients-field.tsx'
import { Foot } from './foot.tsx'
import { idOf } from './ids.ts'
import { Preview } from './preview.tsx'
import { QuestionsField } from './questions-field.tsx'
import { recipientOf } from './recipient.ts'
import { Schedule } from './schedule.tsx'
import type { SendDialogProps } from './send-dialog.tsx'
import { sendingSentence } from './sentence.ts'
import { useSending } from './use-sending.ts'
import { useSendMessages } from './use-send-messages.ts'

/** Clients, title, questions, days, and what will come of it: one sentence and what they will see. */
export function SendForm(props: SendDialogProps & { draft: Sending | null }): ReactNode {
  const { userId, professional, client, draft, onClose, onSent } = props
  const words = useSendMessages()
  const { t } = words
  const [first] = useState(() => firstSet(professional.type, t))
  const { preselected, isLoading, isGone, retry } = usePreselected(client)
  const work = useSending({ words, userId, first, preselected, draft, onSent })
  const { sending, problems, change } = work
  const close = () => {
    if (work.isUnsaved) toast.info(t('sendQuestionnaire.draft.kept'))
    onClose()
  }
  return (
    <Dialog
      wide
      open
      onOpenChange={close}
      title={t('sendQuestionnaire.title')}
      closeLabel={t('island.close')}
      actions={
        <Foot words={words} work={work} isWaiting={isLoading} onCancel={close}>
          <p aria-live="polite" className={SENTENCE}>
            <SentenceLine pieces={sendingSentence(sending, words, madridDay())} />
          </p>
        </Foot>
      }
    >
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-start">
        <div className="grid min-w-0 gap-5">
          <ClientsField work={work} isWaiting={isLoading} isGone={isGone} onRetry={retry} />
          <Field
            required
            id={idOf('title')}
            label={t('sendQuestionnaire.name.label')}
            error={fieldText(t, problems['title'])}
          >
            <TextInput
              value={sending.title}
              maxLength={TITLE_MAX}
              placeholder={t('sendQuestionnaire.name.placeholder')}
              onChange={(event) => change({ title: event.target.value })}
            />
          </Field>
          <QuestionsField words={words} work={work} type={professional.type} />
          <Schedule words={words} work={work} />
        </div>
        <Preview words={words} work={work} professional={professional} first={first} />
      </div>
    </Dialog>
  )
}

const NOBODY: readonly Recipient[] = []

/** The client of the address, once it is known that they share. */
function usePreselected(client: AuthorizationId | null) {
  const { data, isLoading, isError, refetch } = useRead(
    workspace.listClients,
    { query: { ...(client && { client }) } },
    { enabled: client !== null },
  )
  const found = data?.items.find(({ id }) => id === client)
  const preselected = found ? [recipientOf(found)] : NOBODY
  return {
    preselected,
    isLoading,
    isGone: client !== null && data !== undefined && !found,
    retry: isError && !data ? refetch : undefined,
  }
}
