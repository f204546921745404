import { CircleCheck, CloudAlert, CloudUpload, PencilLine, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { useLeaveGuard } from '#client/use-leave-guard.ts'
import type { Edition } from '#lib/admin/newsletter/edition.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { AreaHead } from '../kit/area-head.tsx'
import { ArticlePicker } from './article-picker.tsx'
import { Audience } from './audience.tsx'
import { DeleteButton } from './delete-button.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { SendDialog } from './send-dialog.tsx'
import { StaleFields } from './stale-fields.tsx'
import type { SaveState } from './save-states.ts'
import { useDraft, type Draft } from './use-draft.ts'
import { WrittenFields } from './written-fields.tsx'

/** A draft: what is written in both languages, articles, readers, and the ways to look at it and to send it. */
export function Composer({ edition }: { edition: Edition }): ReactNode {
  const t = useT('adminNewsletter')
  const draft = useDraft(edition, () => toast.info(t('adminNewsletter.stale.taken')))
  useLeaveGuard({
    isUnsaved: draft.saveState !== 'saved',
    question: t('adminNewsletter.save.leave'),
    forget: () => undefined,
  })
  return (
    <div className="grid min-w-0 gap-5">
      <AreaHead
        title={t('adminNewsletter.compose.heading')}
        text={<Status state={draft.saveState} />}
        actions={<Actions draft={draft} edition={edition} />}
      />
      {draft.stale && <StaleFields draft={draft} stale={draft.stale} />}
      <div className="grid min-w-0 gap-5 xl:grid-cols-2">
        {LOCALES.map((language) => (
          <WrittenFields key={language} language={language} draft={draft} />
        ))}
      </div>
      <div className="grid min-w-0 gap-5 xl:grid-cols-2 xl:items-start">
        <ArticlePicker draft={draft} chosen={edition.chosen} />
        <Audience draft={draft} />
      </div>
    </div>
  )
}

const ICONS: Record<SaveState, LucideIcon> = {
  saved: CircleCheck,
  saving: CloudUpload,
  unsaved: PencilLine,
  failed: CloudAlert,
}

function Status({ state }: { state: SaveState }) {
  const t = useT('adminNewsletter')
  const Icon = ICONS[state]
  return (
    <span role="status" className="inline-flex items-center gap-2 text-sm">
      <Icon aria-hidden="true" className="size-4.5" />
      {t(`adminNewsletter.saveState.${state}`)}
    </span>
  )
}

type Shown = 'preview' | 'send'
type ActionsProps = { draft: Draft; edition: Edition }

function Actions({ draft, edition }: ActionsProps) {
  const t = useT('adminNewsletter')
  const [open, setOpen] = useState<Shown | null>(null)
  // What is shown and sent, also while a dialog fades out.
  const [saved, setSaved] = useState(edition)
  const [busy, setBusy] = useState<Shown | null>(null)
  // Both show what is saved: never anything that nobody has looked at.
  const show = async (what: Shown) => {
    if (busy || draft.stale) return
    setBusy(what)
    const kept = await draft.save()
    setBusy(null)
    if (!kept) return
    setSaved(kept)
    setOpen(what)
  }
  const close = () => setOpen(null)
  const button = (what: Shown) => ({
    size: 'sm' as const,
    // While it is chosen what stays, there is nothing to show.
    disabled: draft.stale !== null,
    loading: busy === what,
    onClick: () => void show(what),
  })
  return (
    <>
      <DeleteButton edition={edition} />
      {draft.saveState === 'failed' && !draft.stale && (
        <Button variant="quiet" size="sm" onClick={() => void draft.save()}>
          {t('adminNewsletter.save.again')}
        </Button>
      )}
      <Button variant="quiet" {...button('preview')}>
        {t('adminNewsletter.preview.open')}
      </Button>
      <Button {...button('send')}>{t('adminNewsletter.send.open')}</Button>
      <PreviewDialog edition={saved} open={open === 'preview'} onClose={close} />
      <SendDialog
        edition={saved}
        open={open === 'send'}
        onClose={close}
        onMissing={draft.setProblems}
        onStale={() => {
          close()
          void draft.meet()
        }}
      />
    </>
  )
}
