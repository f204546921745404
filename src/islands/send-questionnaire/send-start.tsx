import { useEffect, useState, type ReactNode } from 'react'
import { forgetDraftsOfOthers } from '#client/drafts-of-others.ts'
import type { SendingDraft } from '#lib/workspace/builder/draft.ts'
import { $sendingDraft } from '#stores/sending-draft.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { SendDialogProps } from './send-dialog.tsx'
import { SendForm } from './send-form.tsx'
import { namesOf } from './names.ts'
import type { SendT } from './texts.ts'

export type StartProps = SendDialogProps & { t: SendT }

/** Offers what was not sent before, then the form. */
export function SendStart(props: StartProps): ReactNode {
  const { t, locale, userId, onClose } = props
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
      closeLabel={t('workspace.close')}
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
