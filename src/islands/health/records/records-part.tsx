import { useMemo, type ReactNode } from 'react'
import { useAddress } from '#client/address/use-address.ts'
import { useRead } from '#client/data/use-read.ts'
import { PartFrame } from '#client/problem/part-frame.tsx'
import { useT } from '#client/texts/use-t.ts'
import { useOwnDrafts } from '#client/use-draft.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import * as sharing from '#lib/sharing/calls.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { DATA_PARTS } from '../data/data-parts.ts'
import { HEALTH } from '../kit/address.ts'
import { useCentre } from '../kit/centre.tsx'
import { recordDraft } from '../kit/record-form/record-draft.ts'
import { RecordsContext } from './context.ts'
import { recordOfDraft, type Editable } from './editable.ts'
import { EditDialog } from './edit-dialog.tsx'
import { FilterBar } from './filter-bar.tsx'
import { ListContent } from './list-content.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { Toolbar } from './toolbar.tsx'
import { UndoNotice } from './undo-notice.tsx'
import { UnsavedNotices } from './unsaved-notices.tsx'
import { useFilteredRecords } from './use-filtered-records.ts'
import { useOpenRows } from './use-open-rows.ts'
import { useRecordDialogs } from './use-record-dialogs.ts'
import { useTarget } from './use-target.ts'

/** "Registros": everything that was written down, newest first, or what the address opens in its place. */
export function RecordsPart(): ReactNode {
  const { tab, open } = useAddress(HEALTH)
  const name = tab === 'records' ? open : null
  const Part = name && DATA_PARTS[name]
  const isDialog = name === 'json' || name === 'fhir'
  return (
    <>
      {(name === null || isDialog) && <Records />}
      {Part && (
        <PartFrame placeholder={isDialog ? null : <Skeleton className="h-96 w-full" />}>
          <Part />
        </PartFrame>
      )}
    </>
  )
}

function Records(): ReactNode {
  const t = useT('healthRecords', 'healthRegister')
  const { overview } = useCentre()
  const list = useFilteredRecords(overview)
  const { editing, removing, removed, setRemoved } = useRecordDialogs()
  const { aim, reveal } = useTarget(list.records)
  const { open, toggle, show } = useOpenRows(list.clear, aim)
  const { data } = useRead(sharing.listAuthorizations, {})
  const owner = overview.person.userId
  const drafts = useOwnDrafts({ owner, about: recordDraft('') })
  const waiting = editing.shown?.isOpen ? [] : drafts.flatMap((draft) => recordOfDraft(draft) ?? [])
  const waitingIds = waiting.map(({ id }) => id).join(' ')
  const [edit, remove] = [editing.show, removing.show]
  // What is typed in the dialog is stored with every key: the rows do not depend on it.
  const rows = useMemo(
    () => ({
      t,
      open,
      toggle,
      edit,
      remove,
      unsaved: new Set(waitingIds.split(' ')),
      authorizations: data?.items,
    }),
    [t, open, toggle, edit, remove, waitingIds, data],
  )

  const onSaved = (saved: Editable | null) => {
    editing.hide()
    if (saved) aim(saved.id)
  }
  const onUndone = (record: HealthRecord) => {
    setRemoved(null)
    show(record.id)
  }
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-4 max-sm:flex-col">
          <h2 className="scroll-mt-40 text-xl">{t('healthRecords.title')}</h2>
          {overview.records > 0 && (
            <p className="text-sm text-ink-soft tabular">
              {t('healthRecords.count', { count: overview.records })}
            </p>
          )}
        </div>
        <Toolbar isEmpty={overview.records === 0} />
      </div>
      {removed && (
        <UndoNotice key={removed.id} {...{ removed, onUndone }} onClose={() => setRemoved(null)} />
      )}
      <UnsavedNotices owner={owner} records={waiting} onContinue={editing.show} />
      {overview.records > 0 && (
        <FilterBar
          kind={list.kind}
          year={list.year}
          years={list.years}
          onKind={list.setKind}
          onYear={list.setYear}
        />
      )}
      <RecordsContext value={rows}>
        <ListContent list={list} reveal={reveal} />
      </RecordsContext>
      {editing.shown && (
        <EditDialog
          key={`edit-${editing.shown.times}`}
          record={editing.shown.record}
          isOpen={editing.shown.isOpen}
          onClose={editing.hide}
          onDone={onSaved}
        />
      )}
      {removing.shown && (
        <RemoveDialog
          key={`remove-${removing.shown.times}`}
          record={removing.shown.record}
          isOpen={removing.shown.isOpen}
          onClose={removing.hide}
          onRemoved={setRemoved}
        />
      )}
    </div>
  )
}
