import { useState, type ReactNode } from 'react'
import { useOwnDrafts } from '#client/use-draft.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { readSendingDraft } from '#lib/workspace/builder/draft.ts'
import type { Sending } from '#lib/workspace/builder/sending.ts'
import { forgetDraft } from '#stores/drafts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SendForm } from './send-form.tsx'
import { namesOf } from './names.ts'
import { SENDING } from './use-sending.ts'
import { useSendMessages } from './use-send-messages.ts'

export type SendDialogProps = {
  /** Who sends: the owner of an unsent questionnaire. */
  userId: string
  professional: { type: ProfessionalType; name: string | null; avatarUrl: string | null }
  /** Chosen from the start; null for nobody yet. */
  client: AuthorizationId | null
  onClose: () => void
  /** Lists of what was sent are to be read again. */
  onSent: () => void
}

/** Writes a questionnaire and sends it to clients, after the offer of what was not sent before. Open while it is mounted. */
export function SendDialog(props: SendDialogProps): ReactNode {
  const { userId, onClose } = props
  const words = useSendMessages()
  const { t } = words
  const own = useOwnDrafts({ owner: userId, about: SENDING })[0]
  const [offered, setOffered] = useState(() => readSendingDraft(own?.typed))
  const [draft, setDraft] = useState<Sending | null>(null)

  if (!offered) return <SendForm {...props} draft={draft} />
  const { title, clients } = offered
  const who = namesOf(clients, words)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('sendQuestionnaire.draft.title')}
      closeLabel={t('island.close')}
      description={
        clients.length > 0
          ? t('sendQuestionnaire.draft.text', { title, who })
          : t('sendQuestionnaire.draft.textNobody', { title })
      }
      actions={
        <>
          <Button
            variant="quiet"
            onClick={() => {
              forgetDraft({ owner: userId, about: SENDING })
              setOffered(null)
            }}
          >
            {t('sendQuestionnaire.draft.discard')}
          </Button>
          <Button
            onClick={() => {
              setDraft(offered)
              setOffered(null)
            }}
          >
            {t('sendQuestionnaire.draft.continue')}
          </Button>
        </>
      }
    />
  )
}
