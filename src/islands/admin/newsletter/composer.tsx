import { CircleCheck, CloudAlert, CloudUpload, PencilLine, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useLeaveGuard } from '#client/use-leave-guard.ts'
import type { Edition } from '#lib/admin/newsletter/edition.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { AreaHead } from '../kit/area-head.tsx'
import { ArticlePicker } from './article-picker.tsx'
import { Audience } from './audience.tsx'
import { DeleteButton } from './delete-button.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { SendDialog } from './send-dialog.tsx'
import { StaleFields } from './stale-fields.tsx'
import type { NewsletterT, Words } from './texts.ts'
import type { SaveState, ShownState } from './save-states.ts'
import { useDraft, type Draft } from './use-draft.ts'
import { WrittenFields } from './written-fields.tsx'

/** A draft: what is written in both languages, articles, readers, and the ways to look at it and to send it. */
export function Composer({ edition, ...words }: Words & { edition: Edition }): ReactNode {
  const { t } = words
  const draft = useDraft(edition)
  const isUnsaved = draft.state !== 'saved'
  useLeaveGuard({
    isUnsaved,
    question: t('adminNewsletter.save.leave'),
    forget: () => undefined,
  })
  return (
    <div className="grid min-w-0 gap-5">
      <AreaHead
        title={t('adminNewsletter.compose.heading')}
        text={<Status t={t} state={draft.state} />}
        actions={<Actions {...words} draft={draft} edition={edition} />}
      />
      {draft.theirs && <StaleFields {...words} draft={draft} theirs={draft.theirs} />}
      <div className="grid min-w-0 gap-5 xl:grid-cols-2">
        {LOCALES.map((language) => (
          <WrittenFields key={language} t={t} language={language} draft={draft} />
        ))}
      </div>
      <div className="grid min-w-0 gap-5 xl:grid-cols-2 xl:items-start">
        <ArticlePicker t={t} draft={draft} chosen={edition.chosen} />
        <Audience {...words} draft={draft} />
      </div>
    </div>
  )
}

const ICONS: Record<ShownState, LucideIcon> = {
  saved: CircleCheck,
  saving: CloudUpload,
  unsaved: PencilLine,
  failed: CloudAlert,
}

function Status({ t, state }: { t: NewsletterT; state: SaveState }) {
  const shown = state === 'stale' ? 'unsaved' : state
  const Icon = ICONS[shown]
  return (
    <span role="status" className="inline-flex items-center gap-2 text-sm">
      <Icon aria-hidden="true" className="size-4.5" />
      {t(`adminNewsletter.saveState.${shown}`)}
    </span>
  )
}

type ActionsProps = Words & { draft: Draft; edition: Edition }

function Actions({ draft, edition, ...words }: ActionsProps) {
  const { t } = words
  const [open, setOpen] = useState<'preview' | 'send' | null>(null)
  const [isBusy, setBusy] = useState(false)
  // Both show what is saved.
  const show = async (what: 'preview' | 'send') => {
    setBusy(true)
    if (await draft.save()) setOpen(what)
    setBusy(false)
  }
  const close = () => setOpen(null)
  return (
    <>
      <DeleteButton t={t} edition={edition} />
      {draft.state === 'failed' && (
        <Button variant="quiet" size="sm" onClick={() => void draft.save()}>
          {t('adminNewsletter.save.again')}
        </Button>
      )}
      <Button
        variant="quiet"
        size="sm"
        aria-disabled={isBusy || draft.theirs !== null}
        onClick={() => void show('preview')}
      >
        {t('adminNewsletter.preview.open')}
      </Button>
      <Button
        size="sm"
        aria-disabled={isBusy || draft.theirs !== null}
        onClick={() => void show('send')}
      >
        {t('adminNewsletter.send.open')}
      </Button>
      <PreviewDialog {...words} edition={edition} open={open === 'preview'} onClose={close} />
      <SendDialog
        {...words}
        edition={edition}
        open={open === 'send'}
        onClose={close}
        onMissing={draft.setProblems}
      />
    </>
  )
}
