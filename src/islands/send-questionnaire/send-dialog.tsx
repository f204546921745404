import { useEffect, useState, type ReactNode } from 'react'
import { forgetDraftsOfOthers } from '#client/drafts-of-others.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { SendingDraft } from '#lib/workspace/builder/draft.ts'
import { $sendingDraft } from '#stores/sending-draft.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SendForm } from './send-form.tsx'
import { namesOf } from './names.ts'

export type SendDialogProps = {
  /** Who sends: an unsent questionnaire is kept for them alone. */
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
  const t = useT(
    'fields',
    'healthQuestions',
    'island',
    'questionnaireSets',
    'sendQuestionnaire',
    'workspace',
  )
  const locale = useLocale()
  const [offered, setOffered] = useState(() => ownDraft(userId))
  const [draft, setDraft] = useState<SendingDraft | null>(null)
  // Of somebody who has signed out in another tab.
  useEffect(() => {
    forgetDraftsOfOthers(userId)
    if ($sendingDraft.get() && !ownDraft(userId)) $sendingDraft.forget()
  }, [userId])

  if (!offered) return <SendForm {...props} draft={draft} />
  const { title, clients } = offered
  const who = namesOf(clients, { t, locale })
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
              $sendingDraft.forget()
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

function ownDraft(userId: string): SendingDraft | null {
  const draft = $sendingDraft.get()
  return draft?.userId === userId ? draft : null
}
