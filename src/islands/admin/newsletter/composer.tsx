import { useState, type ReactNode, type SubmitEvent } from 'react'
import { SaveStateLine } from '#client/editing/save-state.tsx'
import { useT } from '#client/texts/use-t.ts'
import type { Edition } from '#lib/admin/newsletter/edition.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { AreaHead } from '../kit/area-head.tsx'
import { ArticlePicker } from './article-picker.tsx'
import { Audience } from './audience.tsx'
import { DeleteButton } from './delete-button.tsx'
import { EditionConflicts } from './edition-conflicts.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { SendDialog } from './send-dialog.tsx'
import { useEdition } from './use-edition.ts'
import { WrittenFields } from './written-fields.tsx'

/** A draft: what is written in both languages, articles, readers, and the ways to look at it and to send it. */
export function Composer({ edition }: { edition: Edition }): ReactNode {
  const t = useT('adminNewsletter')
  const tellMerged = () => toast.info(t('adminNewsletter.stale.taken'))
  const state = useEdition(edition, tellMerged)
  const { editing, isAsking, saveState } = state
  const { form, stored } = editing
  const formProps = { ...form.props, onSubmit: stay }
  return (
    <div className="grid min-w-0 gap-5">
      <AreaHead
        title={t('adminNewsletter.compose.heading')}
        text={<SaveStateLine state={saveState} />}
        actions={<Actions state={state} onMerged={tellMerged} />}
      />
      {isAsking && <EditionConflicts editing={editing} />}
      <form {...formProps} className="grid min-w-0 gap-5 xl:grid-cols-2">
        {LOCALES.map((language) => (
          <WrittenFields key={language} language={language} form={form} />
        ))}
      </form>
      <div className="grid min-w-0 gap-5 xl:grid-cols-2 xl:items-start">
        <ArticlePicker form={form} chosen={stored.chosen} />
        <Audience form={form} formProps={formProps} />
      </div>
    </div>
  )
}

/** It saves itself: Enter in a field sends nothing. */
function stay(event: SubmitEvent): void {
  event.preventDefault()
}

type Shown = 'preview' | 'send'
type ActionsProps = { state: ReturnType<typeof useEdition>; onMerged: () => void }

function Actions({ state, onMerged }: ActionsProps) {
  const t = useT('adminNewsletter')
  const { editing, isAsking, saveState } = state
  const [open, setOpen] = useState<Shown | null>(null)
  // What is shown and sent, also while a dialog fades out.
  const [shown, setShown] = useState(editing.stored)
  const [busy, setBusy] = useState<Shown | null>(null)
  // Both show what is saved: nothing is sent that its sender has not seen.
  const show = async (what: Shown) => {
    if (busy || isAsking) return
    setBusy(what)
    const saved = await editing.save()
    setBusy(null)
    if (!saved) return
    setShown(saved)
    setOpen(what)
  }
  const canTryAgain = saveState === 'failed' && !isAsking
  const close = () => setOpen(null)
  const meet = async () => {
    close()
    const met = await editing.merge().catch(() => 'unchanged')
    if (met === 'alike') onMerged()
    return met !== 'unchanged'
  }
  const button = (what: Shown) => ({
    size: 'sm' as const,
    // While it is chosen what stays, there is nothing to show.
    disabled: isAsking,
    loading: busy === what,
    onClick: () => void show(what),
  })
  return (
    <>
      <DeleteButton edition={editing.stored} onDeleted={state.forget} />
      {canTryAgain && (
        <Button variant="quiet" size="sm" onClick={() => void editing.save()}>
          {t('adminNewsletter.save.again')}
        </Button>
      )}
      <Button variant="quiet" {...button('preview')}>
        {t('adminNewsletter.preview.open')}
      </Button>
      <Button {...button('send')}>{t('adminNewsletter.send.open')}</Button>
      <PreviewDialog edition={shown} open={open === 'preview'} onClose={close} />
      <SendDialog
        edition={shown}
        open={open === 'send'}
        onClose={close}
        onMissing={(problems) => void editing.form.show(problems)}
        onStale={meet}
      />
    </>
  )
}
